import LayoutEngine
import PortableUI

extension Screen {
  /// Scrolls until that is seen, page by page as a person would who looks for it: on to the end, and
  /// then back to the beginning. What is only made once it is near is found, too.
  public func scroll(to lookup: Lookup) throws {
    graph.runFrame()
    if try reach(lookup) { return }
    for area in areas where area.isVisible {
      for axis in area.shown.scrollAxes {
        for isBack in [false, true] where try look(for: lookup, in: area.shown, axis, isBack) {
          return
        }
      }
    }
    _ = try find(lookup, to: "scroll to") { $0.isVisible }
    throw unreachable(lookup)
  }

  /// Goes page by page through `area` until `lookup` is there.
  private func look(
    for lookup: Lookup, in area: Shown, _ axis: LayoutAxis, _ isBack: Bool
  ) throws -> Bool {
    let page = max(1, area.frame.size[axis] * 0.8)
    guard case .scroll(let content) = area.content else { return false }
    // What makes more rows wherever one comes has no end, so it is not followed for ever.
    var pages = 200 + (content.contentSize[axis] / page).rounded(.up)
    while area.element != nil, pages > 0 {
      pages -= 1
      let before = area.content.scrollOffset
      drag(area, by: Point(isBack ? -page : page, along: axis, cross: 0))
      if try reach(lookup) { return true }
      if area.content.scrollOffset == before { return false }
    }
    return false
  }

  /// Moves what is around the one thing that `lookup` says so far that it is seen whole, or its
  /// beginning is. Returns whether it is there and seen now.
  private func reach(_ lookup: Lookup) throws -> Bool {
    guard !matches(lookup).isEmpty else { return false }
    let target = try find(lookup, to: "scroll to") { _ in true }.shown
    // A person looks for it beside the title that stays at an edge of a list.
    var cover = target.element?.coverAtEdge ?? 0
    var outer = target.parent
    while let area = outer {
      if case .scroll(let content) = area.content, let item = item(for: target) {
        guard let window = self.item(for: area)?.frame else { return false }
        let offset = content.offset
        var place = Rect(origin: item.frame.origin - window.origin + offset, size: item.frame.size)
        place.origin.y -= cover
        place.size.height += cover
        cover = 0
        let range = ScrollRange(
          axes: content.axes, viewport: area.frame.size, content: content.contentSize)
        drag(area, by: range.offset(showing: place, from: offset) - offset)
      }
      outer = area.parent
    }
    return item(for: target)?.isVisible ?? false
  }

  /// What a person finds where `shown` is.
  func item(for shown: Shown) -> Item? { items.first { $0.shown === shown } }

  /// Moves the content of `area` the other way, to its end at most.
  func drag(_ area: Shown, by way: Point) {
    guard case .scroll(let content) = area.content, way != .zero else { return }
    area.element?.receive(.scroll(to: content.offset + way))
    graph.runFrame()
    area.element?.receive(.scrollEnd)
    graph.runFrame()
  }

  var areas: [Item] { items.filter { $0.shown.scrolls } }

  func area(
    along axis: LayoutAxis, over lookup: Lookup?, to verb: String
  ) throws(ScreenError) -> Item {
    let suited = areas.filter { $0.isVisible && $0.shown.scrollAxes.contains(axis) }
    guard let lookup else {
      if suited.count == 1 { return suited[0] }
      throw ScreenError(
        suited.isEmpty
          ? "Could not \(verb): nothing on the screen can be moved that way."
          : "Could not \(verb): \(suited.count) scroll areas can be moved that way.",
        facts: [("scroll areas", listed(areas.map { "\($0.title) at \($0.frame.text)" }))],
        fix: suited.isEmpty
          ? "Swipe over a ScrollView that has the axis, and is not disabled."
          : "Say over what: swipe(.\(verb.split(separator: " ")[1]), over: \"…\").")
    }
    let item = try find(lookup, to: verb) { $0.isVisible }
    guard item.isVisible else { throw outOfSight(item, to: "\(verb) over") }
    // Of areas inside each other the innermost that goes that way moves.
    if let area = suited.last(where: { item.shown.isSameOrInside($0.shown) }) { return area }
    throw ScreenError(
      "Could not \(verb) over \(item.title): nothing around it can be moved that way.",
      facts: [("scroll areas", listed(areas.map { "\($0.title) at \($0.frame.text)" }))],
      fix: "Swipe over something inside a ScrollView that has the axis, and is not disabled.")
  }

  func outOfSight(_ item: Item, to verb: String) -> ScreenError {
    ScreenError(
      "Could not \(verb) \(item.title): it cannot be seen.",
      facts: [("it is at", item.frame.text), ("one sees", item.window.text)],
      fix: "Take something that is seen, or scroll(to:) it first.")
  }

  private func unreachable(_ lookup: Lookup) -> ScreenError {
    ScreenError(
      "Could not scroll to \(lookup): no scrolling brings it into sight.",
      facts: [("scroll areas", listed(areas.map { "\($0.title) at \($0.frame.text)" }))],
      fix: "Look whether it is hidden, or in a ScrollView that is disabled or out of sight itself.")
  }
}

extension Shown {
  /// Whether it is a scroll area.
  var scrolls: Bool { if case .scroll = content { true } else { false } }

  /// The directions in which a person can move it.
  var scrollAxes: [LayoutAxis] {
    guard case .scroll(let scroll) = content else { return [] }
    return [.vertical, .horizontal].filter { scroll.axes.contains($0) }
  }
}
