import LayoutEngine
import PortableUI

/// Something on the screen as a person finds it: what it is, what it is called, where it is.
@MainActor
struct Item {
  let shown: Shown
  let facts: ContentFacts
  let name: String
  let value: String?

  /// Its place on the screen.
  let frame: Rect

  /// What is left of the screen inside everything around it that cuts it off.
  let window: Rect

  /// Why nobody can see it; nothing where one can.
  let hiding: String?

  var role: Screen.Role { facts.role }
  var identifier: String? { shown.accessibility.identifier }
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

  /// Whether it is inside `other`.
  func isInside(_ other: Item) -> Bool {
    var outer = shown.parent
    while let current = outer {
      if current === other.shown { return true }
      outer = current.parent
    }
    return false
  }

  func matches(_ lookup: Screen.Lookup) -> Bool {
    if let role = lookup.role, role != self.role { return false }
    if let name = lookup.name, name != self.name { return false }
    if let identifier = lookup.identifier, identifier != self.identifier { return false }
    return true
  }
}

extension Screen {
  /// Everything on the screen, in reading order; what is around something comes before it.
  var items: [Item] {
    guard let root = backend.root else { return [] }
    var items: [Item] = []
    collect(root, in: Space(), window: root.frame, hiding: nil, into: &items)
    items.removeFirst()
    return items
  }

  private func collect(
    _ shown: Shown, in space: Space, window: Rect, hiding: String?, into items: inout [Item]
  ) {
    let facts = shown.content.facts
    let inside = space.inside(shown)
    let frame = inside.frame(of: Rect(origin: .zero, size: shown.frame.size))
    let hiding = hiding ?? facts.hiding
    items.append(
      Item(
        shown: shown, facts: facts, name: shown.name, value: shown.spokenValue,
        frame: frame, window: window, hiding: hiding))
    let inner = facts.isClipped ? window.intersection(frame) : window
    for child in shown.children {
      collect(child, in: inside, window: inner, hiding: hiding, into: &items)
    }
  }
}

extension Shown: Speakable {
  /// What assistive technologies say of its state.
  var spokenValue: String? { accessibility.value ?? content.facts.value }
}

/// How places inside something become places on the screen.
struct Space {
  private var origin = Point.zero
  private var scale = Point(x: 1, y: 1)

  /// The places inside `shown`, which lies in this space.
  @MainActor
  func inside(_ shown: Shown) -> Space {
    var space = self
    space.origin = point(shown.frame.origin)
    guard case .layer(let layer) = shown.content, let stretch = layer.scale else { return space }
    // The anchor stays where it is, and everything else moves away from it, or towards it.
    let anchor = Point(
      x: stretch.anchor.x * shown.frame.size.width, y: stretch.anchor.y * shown.frame.size.height)
    let fixed = space.point(anchor)
    space.scale = Point(x: scale.x * stretch.x, y: scale.y * stretch.y)
    space.origin = Point(
      x: fixed.x - anchor.x * space.scale.x, y: fixed.y - anchor.y * space.scale.y)
    return space
  }

  /// Where a frame of this space is on the screen.
  func frame(of rect: Rect) -> Rect {
    let (one, other) = (point(rect.origin), point(Point(x: rect.maxX, y: rect.maxY)))
    return Rect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
      height: abs(other.y - one.y))
  }

  private func point(_ point: Point) -> Point {
    Point(x: origin.x + point.x * scale.x, y: origin.y + point.y * scale.y)
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
