import LayoutEngine
import PortableUI

/// What the screen shows of an element: what the graph last said, and nothing it did not say.
///
/// It is a copy on purpose. A change that the graph forgets to send stays unseen here, as it would
/// on a desktop.
@MainActor
final class Shown {
  private(set) var content: ElementContent
  private(set) var accessibility: AccessibilityContent
  private(set) var passage: Passage

  /// Its place inside what is around it.
  var frame = Rect.zero
  private(set) weak var parent: Shown?

  // A chain, so that moving one among thousands costs no more than moving one among two.
  private var owned: [ObjectIdentifier: Shown] = [:]
  private unowned(unsafe) var first: Shown?
  private unowned(unsafe) var last: Shown?
  private unowned(unsafe) var previous: Shown?
  private unowned(unsafe) var next: Shown?

  /// Who hears of what a person does with it.
  private(set) weak var element: Element?

  /// The view it stands for.
  let viewName: String

  init(_ element: Element) {
    content = element.content
    accessibility = element.accessibility
    passage = element.passage
    viewName = element.viewName
    self.element = element
  }

  /// Whether the keyboard can write to it.
  var canFocus: Bool { content.takesKeyboard }

  /// Shows the element's content of now.
  func update(from element: Element) {
    content = element.content
    passage = element.passage
    accessibility = element.accessibility
  }

  /// Takes `child`, wherever it was, behind `previous`, or first where that is `nil`.
  func insert(_ child: Shown, after previous: Shown?) {
    precondition(
      previous.map { $0.parent === self } ?? true,
      "'\(child.viewName)' was ordered behind '\(previous?.viewName ?? "")', which is elsewhere.")
    child.remove()
    let next = previous.map(\.next) ?? first
    child.parent = self
    child.previous = previous
    child.next = next
    if let previous { previous.next = child } else { first = child }
    if let next { next.previous = child } else { last = child }
    owned[ObjectIdentifier(child)] = child
  }

  /// Leaves what is around it.
  func remove() {
    guard let parent else { return }
    if let previous { previous.next = next } else { parent.first = next }
    if let next { next.previous = previous } else { parent.last = previous }
    (self.parent, previous, next) = (nil, nil, nil)
    parent.owned[ObjectIdentifier(self)] = nil
  }

  /// What is inside, in reading order.
  var children: ContiguousArray<Shown> {
    var children = ContiguousArray<Shown>()
    children.reserveCapacity(owned.count)
    var child = first
    while let current = child {
      children.append(current)
      child = current.next
    }
    return children
  }
}
