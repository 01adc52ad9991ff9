import LayoutEngine
public import PortableUI

extension Screen {
  /// Where a finger goes that is drawn over the screen.
  public enum Direction: String, Hashable, Sendable {
    /// Up: shows what is further down.
    case up
    /// Down: shows what is further up.
    case down
    /// Towards the leading edge: shows what is further to the trailing one.
    case left
    /// Towards the trailing edge: shows what is further to the leading one.
    case right
  }

  /// Draws a finger over a scroll view, as far as four fifths of it: the one that `lookup` is in, or
  /// the only one that can be moved that way; else over what is in the middle of the screen.
  ///
  /// Where the view is at its end, nothing happens, as for a person. It throws where nothing there
  /// can be moved that way at all.
  ///
  /// A view around that goes along with fingers does, as far as something comes of it: a row of a list
  /// shows the buttons at its end, a page leads back to the one before, what can be asked for anew is.
  public func swipe(_ direction: Direction, over lookup: Lookup? = nil) throws {
    graph.runFrame()
    if let swipe = try beginSwipe(direction, over: lookup) { return finish(swipe, fully: false) }
    let area = try area(along: direction.axis, over: lookup, to: "swipe \(direction.rawValue)")
    let length = area.shown.frame.size[direction.axis] * 0.8
    drag(
      area.shown, by: Point(direction.isBack ? -length : length, along: direction.axis, cross: 0))
  }

  /// Pushes a row of a list aside, so that the buttons at its `edge` are seen.
  ///
  ///     try screen.swipe(.trailing, over: .row("Milk"))
  ///     try screen.tap(.button("Delete"))
  ///
  /// With `fully` it is pushed over most of its width, which does what the first of them does.
  public func swipe(_ edge: HorizontalEdge, over lookup: Lookup, fully: Bool = false) throws {
    graph.runFrame()
    let item = try find(lookup, to: "swipe over") { $0.isVisible }
    let isMirrored = item.shown.element?.isMirrored == true
    let direction: Direction = (edge == .leading) != isMirrored ? .right : .left
    guard let swipe = try beginSwipe(direction, over: lookup) else {
      throw ScreenError(
        "Could not swipe over \(item.title): there are no buttons at its \(edge.word) edge.",
        facts: [("at", item.frame.text)],
        fix: "Give the row swipeActions(edge: .\(edge.word)), and look whether the list is edited.")
    }
    guard !fully || swipe.length(fully: true) != nil else {
      swipe.cancel()
      graph.runFrame()
      throw ScreenError(
        "Could not swipe over all of \(item.title): that does nothing.",
        facts: [("at", item.frame.text)],
        fix: "Leave allowsFullSwipe as it is, or tap one of the buttons.")
    }
    finish(swipe, fully: fully)
  }

  /// Puts a finger there, for a view that goes along. There may be none.
  private func beginSwipe(_ direction: Direction, over lookup: Lookup?) throws -> Swipe? {
    guard let way = direction.way else { return nil }
    if let lookup {
      let item = try find(lookup, to: "swipe over") { $0.isVisible }
      guard item.isVisible else { throw outOfSight(item, to: "swipe over") }
      try checkFront(item, to: "swipe over")
      return item.shown.element?.beginSwipe(way, by: .fingers)
    }
    let suited = areas.filter { $0.isVisible && $0.shown.scrollAxes.contains(direction.axis) }
    if suited.count == 1 { return suited[0].shown.element?.beginSwipe(way, by: .fingers) }
    guard suited.isEmpty else { return nil }
    return inTheMiddle?.shown.element?.beginSwipe(way, by: .fingers)
  }

  /// What a finger meets in the middle of the screen, or what is nearest to that.
  private var inTheMiddle: Item? {
    let middle = Point(x: graph.size.width / 2, y: graph.size.height / 2)
    func distance(_ item: Item) -> Double {
      let (x, y) = (item.middle.x - middle.x, item.middle.y - middle.y)
      return x * x + y * y
    }
    return hit(at: middle)
      ?? items.filter(\.isVisible).min { distance($0) < distance($1) }
  }

  /// Goes as far as something comes of it, or the most, and lets go.
  private func finish(_ swipe: Swipe, fully: Bool) {
    let length = (swipe.length(fully: fully) ?? 0) + 1
    let steps = 8
    for step in 1...steps {
      clock.advance(by: .seconds(1.0 / 60))
      let part = length * Double(step) / Double(steps)
      let way =
        switch swipe.way {
        case .left: Point(x: -part, y: 0)
        case .right: Point(x: part, y: 0)
        case .down: Point(x: 0, y: part)
        }
      swipe.move(to: way, at: Double(step) / 60)
      graph.runFrame()
    }
    // A finger that rests is not a quick one.
    swipe.end(at: Double(steps) / 60 + 0.2)
    graph.runFrame()
  }
}

extension Screen.Direction {
  var axis: LayoutAxis { self == .up || self == .down ? .vertical : .horizontal }
  var isBack: Bool { self == .down || self == .right }

  fileprivate var way: SwipeWay? {
    switch self {
    case .up: nil
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension HorizontalEdge {
  fileprivate var word: String { self == .leading ? "leading" : "trailing" }
}
