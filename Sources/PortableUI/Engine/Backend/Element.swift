package import Foundation
package import LayoutEngine
import StateEvents

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
  package var transition: TransitionState { motion?.transition.shown ?? TransitionState() }

  /// Its place inside the element around it: on the way there while it moves.
  @exclusivity(unchecked) package internal(set) var frame = Rect.zero

  /// Whether it is light or dark; `nil` where it is as the desktop is. The root's is the window's.
  @exclusivity(unchecked) package internal(set) var scheme: ColorScheme?

  /// Whether what is inside it stands from right to left.
  @exclusivity(unchecked) package internal(set) var isMirrored = false

  /// Whether it is kept and not there: nothing in it is seen, reached or spoken of.
  @exclusivity(unchecked) package internal(set) var isAsleep = false

  /// How it gets where it will be; nothing while it is there.
  @exclusivity(unchecked) var motion: Motion?

  /// The element around it; the root has none.
  @exclusivity(unchecked) package internal(set) unowned var parent: Element?

  /// The elements inside it, in the order of reading.
  @exclusivity(unchecked) package internal(set) var children: ContiguousArray<Element> = []

  /// Whatever the backend keeps for it.
  package var native: AnyObject? {
    get { keptNative }
    set { keptNative = newValue }
  }

  // Apart, since the word before it is not heard in another module.
  @exclusivity(unchecked) private var keptNative: AnyObject?

  /// Who hears what a person does with it, until it is dropped.
  @exclusivity(unchecked) unowned var node: Node?

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
    if let node { scheme = node.scope.style.read(by: node).scheme }
  }

  /// Reports what a person did.
  package func receive(_ event: ElementEvent) {
    guard let node else { return }
    // What an act presses on the way, the button behind a menu's line say, is no act of its own.
    if StateEvents.isWatched, Telling.act == nil, let act = act(of: event) {
      StateEvents.tell(act) { node.graph.inside { hear(event, as: node) } }
    } else {
      node.graph.inside { hear(event, as: node) }
    }
    StoredValues.look()
  }

  private func hear(_ event: ElementEvent, as node: Node) {
    if case .perform(let action) = event { return action.perform() }
    node.hear(event, from: self)
    if case .focus(let isThere) = event, isFocusedForSpeech || !isThere {
      node.graph.keyboard.moved(isThere, self, of: node)
    }
  }

  /// The least room in which nothing in it is cut off, where it is a window over another.
  package var leastSize: Size { node?.box?.leastContent ?? .zero }

  /// Lets go of the elements inside that were dropped and are not seen any more.
  func forgetDropped() {
    var kept = ContiguousArray<Element>()
    for child in children where !child.isDropped || child.isLeaving { kept.append(child) }
    children = kept
  }
}

extension Element: Equatable {
  /// Two elements are equal when they are the same object.
  package nonisolated static func == (lhs: Element, rhs: Element) -> Bool { lhs === rhs }
}

/// What a person can do with an element.
package enum ElementEvent {
  /// Pressed a button.
  case press

  /// Holds a button down, or does no longer.
  case hold(Bool)

  /// Changed a text, and what it is now.
  case edit(String)

  /// Selected a part of a text, or moved to a place in it: Unicode scalars, counted.
  case select(Range<Int>)

  /// Finished a text with the return key.
  case submit

  /// Switched something on or off.
  case toggle(Bool)

  /// Moved a slider, and where it is now.
  case slide(Double)

  /// Stepped up, or else down.
  case step(Bool)

  /// Wants to look for nothing any more.
  case endSearch

  /// Took hold of a slider or of a stepper, or let go of it.
  case editing(Bool)

  /// Chose an option, by its position.
  case choose(Int)

  /// Chose the day, the time or both of a date.
  case chooseDate(DateParts)

  /// Chose a colour.
  case chooseColor(Color)

  /// Tapped it a number of times.
  case tap(Int)

  /// Has the pointer at a place of it, or has it there no longer.
  case hover(Point?)

  /// Clicked a row of a list, with these keys held.
  case pick(EventModifiers)

  /// Pressed a key at a list, with others held.
  case key(KeyEquivalent, EventModifiers)

  /// Has the pointer at a row of a list, or has it there no longer.
  case point(Bool)

  /// Wants to delete a row of a list.
  case delete

  /// Wants to move a row of a list by so many rows.
  case move(Int)

  /// Drags a row of a list, so far down in the window from where it was taken, and how far down in
  /// the row that was, where it is known. By 0 the row is back, wherever the list has gone.
  case dragRow(by: Double, from: Double? = nil)

  /// Lets go of the row that is dragged.
  case dropRow

  /// Wants what is shown anew.
  case refresh

  /// Moved over the content of a scroll view, to this offset.
  case scroll(to: Point)

  /// Does not move over it any more.
  case scrollEnd

  /// Wants to close a sheet.
  case close

  /// Wants to leave the page that a bar belongs to, for the one before.
  case back

  /// Wants to see the menu of a layer, or to see it no longer.
  case openMenu, closeMenu

  /// Wants, by a key, to see the menu of the row of a list that keys are at.
  case openMenuAtKeys

  /// Gave a sheet another size.
  case resize(Size)

  /// Followed a link among the words.
  case open(URL)

  /// Gained or lost the keyboard focus.
  case focus(Bool)

  /// Did what assistive technologies were told that can be done.
  case perform(AccessibilityAction)
}
