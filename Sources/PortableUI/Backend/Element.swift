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
  var goal: ElementContent

  /// What assistive technologies are told beyond that.
  package internal(set) var accessibility = AccessibilityContent()

  /// How it looks while it comes or goes; as usual at all other times.
  package var passage: Passage { motion?.passage.shown ?? Passage() }

  /// Its place inside the element around it: on the way there while it moves.
  package internal(set) var frame = Rect.zero

  /// How it gets where it will be; nothing while it is there.
  var motion: Motion?

  /// The element around it; the root has none.
  package internal(set) unowned(unsafe) var parent: Element?

  /// The elements inside it, in the order of reading.
  package internal(set) var children: ContiguousArray<Element> = []

  /// Whatever the backend keeps for it.
  package var native: AnyObject?

  /// What happens when a person does something with it.
  var handler: ((ElementEvent) -> Void)?

  /// The name of the view it stands for, for messages.
  package let viewName: String

  var isMade = false
  var isDropped = false

  init(_ content: ElementContent, for viewName: String) {
    goal = content
    self.viewName = viewName
  }

  /// Reports what a person did.
  package func receive(_ event: ElementEvent) { handler?(event) }
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

  /// Gained or lost the keyboard focus.
  case focus(Bool)
}
