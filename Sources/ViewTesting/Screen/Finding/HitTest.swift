import LayoutEngine
import PortableUI

extension Screen {
  /// What a finger at `point` touches: the frontmost solid thing there.
  ///
  /// A window that leaves those behind it to a person is moved aside for `item`.
  func hit(at point: Point, toReach item: Item? = nil) -> Item? {
    var hit: Item?
    let aside = item.map { item in presented.filter { !$0.isModal && !item.isIn($0) } } ?? []
    // Front to back is the reading order backwards. Nothing inside a see-through part counts.
    var ignored = Set(aside.map { ObjectIdentifier($0) })
    for item in items {
      let isIgnored =
        item.facts.letsTapsThrough || item.isLeaving
        || ignored.contains(ObjectIdentifier(item.shown))
        || item.shown.parent.map { ignored.contains(ObjectIdentifier($0)) } == true
      if isIgnored { ignored.insert(ObjectIdentifier(item.shown)) }
      let isSolid = item.facts.isSolid || item.facts.tapCount != nil || !item.facts.wants.isEmpty
      if !isIgnored, isSolid, item.hiding == nil, item.frame.contains(point),
        item.window.contains(point)
      {
        hit = item
      }
    }
    return hit
  }

  /// Makes sure that a person could touch `item` to `verb` it.
  ///
  /// `reactor` is what would react: the item, or what is around or inside it.
  func checkReach(_ item: Item, _ reactor: Shown, to verb: String) throws(ScreenError) {
    let failed = "Could not \(verb) \(item.title):"
    if item.isCovered { try checkFront(item, to: verb) }
    if let hiding = item.hiding {
      throw ScreenError(
        "\(failed) it is hidden.", facts: [("hidden by", hiding)], fix: "Do what shows it first.")
    }
    guard !item.isLeaving else {
      throw ScreenError(
        "\(failed) it is on its way out.", facts: [("at", item.frame.text)],
        fix: "Tap it before it leaves, or advance the clock until something else is there.")
    }
    guard reactor.content.facts.isEnabled else { throw disabled(item, to: verb) }
    try checkFront(item, to: verb)
    // No finger gets there, and none is needed.
    if item.isOnlyHeard { return }
    guard item.window.contains(item.middle) else {
      throw ScreenError(
        "\(failed) its middle cannot be seen.",
        facts: [("it is at", item.frame.text), ("one sees", item.window.text)],
        fix: item.shown.isInsideScrollArea
          ? "Scroll there first: scroll(to: \"\(item.name)\"), or swipe."
          : "Give the Screen a size that shows it.")
    }
    let hit = hit(at: item.middle, toReach: item)
    guard let hit, hit.shown.isSameOrInside(reactor) else {
      let cover = hit
      throw ScreenError(
        "\(failed) a tap on it does not arrive.",
        facts: [("covered by", cover?.title ?? "nothing; it lets taps through")],
        fix: cover == nil
          ? "Remove allowsHitTesting(false), or do what ends it first."
          : "Put away what covers it, or give that allowsHitTesting(false) if it is only for show.")
    }
  }

  func disabled(_ item: Item, to verb: String) -> ScreenError {
    ScreenError(
      "Could not \(verb) \(item.title): it is disabled.", facts: [("at", item.frame.text)],
      fix: "Do what enables it first.")
  }
}

extension Shown {
  /// Whether it is in something that scrolls.
  var isInsideScrollArea: Bool {
    parent.map { $0.scrolls || $0.isInsideScrollArea } ?? false
  }

  /// Whether it is `other`, or inside it.
  func isSameOrInside(_ other: Shown) -> Bool {
    var current: Shown? = self
    while let shown = current {
      if shown === other { return true }
      current = shown.parent
    }
    return false
  }

  /// What reacts, as `reacts` says: this, else the nearest around it, else the only one inside.
  func reactor(_ reacts: (Shown) -> Bool) -> Shown? {
    var current: Shown? = self
    while let shown = current {
      if reacts(shown) { return shown }
      current = shown.parent
    }
    let inside = reactors(reacts)
    return inside.count == 1 ? inside[0] : nil
  }

  private func reactors(_ reacts: (Shown) -> Bool) -> [Shown] {
    children.flatMap { reacts($0) ? [$0] : $0.reactors(reacts) }
  }
}
