import LayoutEngine
import PortableUI

/// Something on the screen as a person finds it: what it is, what it is called, where it is.
@MainActor
struct Item {
  let shown: Shown
  let facts: ContentFacts

  /// Its place on the screen.
  let frame: Rect

  /// How places in it become places on the screen.
  let space: DrawnSpace

  /// What is left of the screen inside everything around it that cuts it off.
  let window: Rect

  /// Why nobody can see it; nothing where one can.
  let hiding: String?

  /// Whether it is there for assistive technologies alone.
  let isOnlyHeard: Bool

  /// Whether it is gone, and only seen a while longer.
  let isLeaving: Bool

  /// Whether something takes the whole place of its window.
  var isCovered: Bool { hiding == Context.cover }

  // Made of what is inside and around, and so only for those that are asked for it.
  var name: String { shown.name }
  var value: String? { shown.spokenValue }
  var role: Screen.Role { facts.role }
  var identifier: String? { shown.identifier }
  var middle: Point {
    Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
  }

  /// Whether a part of it can be seen.
  var isVisible: Bool { hiding == nil && window.intersects(frame) }

  /// It in a sentence: `button "Retry"`.
  var title: String {
    if !name.isEmpty { return "\(role.words) \"\(name)\"" }
    return identifier.map { "\(role.words) with identifier \"\($0)\"" } ?? role.words
  }

  /// Whether it is inside one of `others`.
  func isInside(oneOf others: Set<ObjectIdentifier>) -> Bool {
    var outer = shown.parent
    while let current = outer {
      if others.contains(ObjectIdentifier(current)) { return true }
      outer = current.parent
    }
    return false
  }

  /// Whether it is what `lookup` says, apart from its name.
  func matches(_ lookup: Screen.Lookup) -> Bool {
    if let role = lookup.role, !self.role.passes(for: role) { return false }
    // A row is called what it says, and what is in it comes first where nobody asks for the row.
    if role == .row, lookup.name != nil, lookup.role != .row { return false }
    if let identifier = lookup.identifier, identifier != self.identifier { return false }
    return true
  }

  /// What it is called besides: a row, each of the things that it says.
  var otherNames: [String] {
    role == .row ? shown.rowWords : shown.accessibility.inputLabels
  }
}

extension Screen {
  /// Everything on the screen, in reading order; what is around something comes before it.
  var items: [Item] {
    if let known = backend.items { return known }
    guard let root = backend.root else { return [] }
    var items: [Item] = []
    collect(root, in: Context(window: root.frame), into: &items)
    items.removeFirst()
    backend.items = items
    return items
  }

  /// What `items` are called.
  var names: ItemNames {
    let items = items
    if let known = backend.names { return known }
    let names = ItemNames(of: items)
    backend.names = names
    return names
  }

  /// How often everything on the screen was gathered.
  package var lookCount: Int { backend.lookCount }

  private func collect(_ shown: Shown, in around: Context, into items: inout [Item]) {
    let facts = shown.facts
    var outer = around
    var inner = outer
    inner.space = outer.space.inside(shown)
    inner.hiding = outer.hiding ?? facts.hiding
    inner.isOnlyHeard = outer.isOnlyHeard || facts.isOnlyHeard
    inner.isLeaving = outer.isLeaving || shown.transition.isLeaving
    let frame = inner.space.frame(of: Rect(origin: .zero, size: shown.frame.size))
    if case .surface = shown.content { (inner.window, outer.window) = (frame, frame) }
    items.append(
      Item(
        shown: shown, facts: facts, frame: frame, space: inner.space, window: outer.window,
        hiding: inner.hiding, isOnlyHeard: inner.isOnlyHeard, isLeaving: inner.isLeaving))
    inner.space = inner.space.scrolled(to: shown.content.scrollOffset)
    if facts.isClipped { inner.window = outer.window.intersection(frame) }
    let covered = shown.covered
    var behind = inner
    behind.hiding = inner.hiding ?? Context.cover
    shown.eachInReadingOrder { child in
      if child.isAsleep { return }
      collect(child, in: covered.contains { $0 === child } ? behind : inner, into: &items)
    }
  }
}

/// What something is inside of.
private struct Context {
  static let cover = "what covers the window"

  var space = DrawnSpace()
  var window: Rect
  var hiding: String?
  var isOnlyHeard = false
  var isLeaving = false
}

extension Shown: Touchable {}

extension Shown: Speakable {
  /// What assistive technologies say of its state.
  var spokenValue: String? {
    accessibility.value ?? content.facts.value
      ?? (accessibility.traits.contains(.isSelected) ? "selected" : nil)
  }
}

extension Rect {
  /// What both cover; an empty rectangle where that is nothing.
  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
