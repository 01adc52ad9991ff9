package import LayoutEngine

/// A thing that a backend shows: a text, a button, a layer around others.
///
/// The graph owns it and writes it; the backend reads it, keeps what it needs in `native`, and
/// reports what a person does with it through `receive`.
@MainActor
package final class Element {
  /// What it shows: on the way there while it moves.
  package var content: ElementContent { motion?.content ?? goal }

  /// What it shows once nothing moves.
  @exclusivity(unchecked) var goal: ElementContent

  /// What assistive technologies are told beyond that.
  @exclusivity(unchecked) package internal(set) var accessibility = AccessibilityContent()

  /// How it looks while it comes or goes; as usual at all other times.
  package var passage: Passage { motion?.passage.shown ?? Passage() }

  /// Its place inside the element around it: on the way there while it moves.
  @exclusivity(unchecked) package internal(set) var frame = Rect.zero

  /// How it gets where it will be; nothing while it is there.
  @exclusivity(unchecked) var motion: Motion?

  /// The element around it; the root has none.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: Element?

  /// The elements inside it, in the order of reading.
  @exclusivity(unchecked) package internal(set) var children: ContiguousArray<Element> = []

  /// Whatever the backend keeps for it.
  @exclusivity(unchecked) package var native: AnyObject?

  /// Who hears what a person does with it, until it is dropped.
  @exclusivity(unchecked) unowned(unsafe) var node: Node?

  /// The name of the view it stands for, for messages.
  package var viewName: String { viewType?.name ?? "Window" }
  private let viewType: ViewType?

  @exclusivity(unchecked) var isMade = false

  /// Whether its view has gone.
  @exclusivity(unchecked) package internal(set) var isDropped = false

  /// Whether it was dropped and is seen until it has gone.
  @exclusivity(unchecked) var isLeaving = false

  /// Where it stood among the elements around it, while these are brought into another order.
  @exclusivity(unchecked) var position = 0

  init(_ content: ElementContent, of node: Node?) {
    goal = content
    self.node = node
    viewType = node?.viewType
  }

  /// Reports what a person did.
  package func receive(_ event: ElementEvent) {
    guard let node else { return }
    node.graph.inside { node.hear(event, from: self) }
  }

  /// Lets go of the elements inside that were dropped and are not seen any more.
  func forgetDropped() {
    var kept = ContiguousArray<Element>()
    for child in children where !child.isDropped || child.isLeaving { kept.append(child) }
    children = kept
  }
}

/// What a person can do with an element.
package enum ElementEvent {
  /// Pressed a button.
  case press

  /// Holds a button down, or does no longer.
  case hold(Bool)

  /// Changed a text, and what it is now.
  case edit(String)

  /// Finished a text with the return key.
  case submit

  /// Switched something on or off.
  case toggle(Bool)

  /// Moved a slider, and where it is now.
  case slide(Double)

  /// Took hold of a slider, or let go of it.
  case editing(Bool)

  /// Chose an option, by its position.
  case choose(Int)

  /// Tapped it a number of times.
  case tap(Int)

  /// Moved over the content of a scroll view, to this offset.
  case scroll(to: Point)

  /// Wants to close a sheet.
  case close

  /// Gave a sheet another size.
  case resize(Size)

  /// Gained or lost the keyboard focus.
  case focus(Bool)
}
