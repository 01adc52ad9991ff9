import LayoutEngine
import PortableUI

extension Screen {
  /// What a finger at `point` touches: the foremost thing there.
  ///
  /// A window that leaves those behind it to a person is moved aside for `item`.
  func hit(at point: Point, toReach item: Item? = nil) -> Item? {
    guard let root = backend.root else { return nil }
    // Bars and what is presented have a place of their own.
    let isOutside = !root.frame.contains(point)
    let aside = item.map { item in presented.filter { !$0.isModal && !item.isIn($0) } } ?? []
    let ignored = Set((aside + items.filter(\.isCovered).map(\.shown)).map { ObjectIdentifier($0) })
    let hit = root.hit(at: point) { shown in
      ignored.contains(ObjectIdentifier(shown))
        || isOutside && shown.parent === root && !shown.isSurface
    }
    return hit.flatMap { self.item(for: $0) }
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
    if let hit, hit.shown.isSameOrInside(reactor) { return }
    throw missed(item, reactor, hit: hit, to: verb)
  }

  /// Why a tap in the middle of `item` does not come to `reactor`.
  private func missed(_ item: Item, _ reactor: Shown, hit: Item?, to verb: String) -> ScreenError {
    let (what, fact, fix) =
      if item.shown.letsTapsThrough {
        (
          "a tap on it does not arrive", ("covered by", "nothing; it lets taps through"),
          "Remove allowsHitTesting(false), or do what ends it first."
        )
      } else if !reactor.isTouched(at: item.middle, on: self) {
        (
          "nothing of it is in its middle", ("it is at", item.frame.text),
          "Tap what is in it, or give it contentShape(Rectangle()) if all of it is to be touched."
        )
      } else {
        (
          "a tap on it does not arrive", ("covered by", hit?.title ?? "nothing"),
          "Put away what covers it, or give that allowsHitTesting(false) if it is only for show."
        )
      }
    return ScreenError("Could not \(verb) \(item.title): \(what).", facts: [fact], fix: fix)
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

  /// Whether it, or what is around it, lets taps through.
  fileprivate var letsTapsThrough: Bool {
    content.facts.letsTapsThrough || parent?.letsTapsThrough == true
  }

  /// Whether a tap there would come to it, were nothing else on the screen.
  fileprivate func isTouched(at point: Point, on screen: Screen) -> Bool {
    let path = Set(sequence(first: self, next: \.parent).map { ObjectIdentifier($0) })
    let hit = screen.backend.root?.hit(at: point) { shown in
      !path.contains(ObjectIdentifier(shown)) && !shown.isSameOrInside(self)
    }
    return hit?.isSameOrInside(self) == true
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
