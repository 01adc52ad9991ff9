package import LayoutEngine

/// What shows a graph: native widgets, or a screen in memory.
///
/// The graph calls it during the commit of a frame, and only with what is different from before.
@MainActor
package protocol Backend: AnyObject {
  /// Makes what shows `element`. Its content is set; its place and its order follow.
  func make(_ element: Element)

  /// Shows the element's new content, accessibility and transition.
  func update(_ element: Element)

  /// Moves and resizes the element to its new frame.
  func place(_ element: Element)

  /// Puts the element behind `previous` inside its parent, or first where that is `nil`.
  func order(_ element: Element, after previous: Element?)

  /// Removes the element with all that is in it.
  func drop(_ element: Element)

  /// The size that `content`, which has no content of other elements, chooses for `proposal`.
  func size(of content: ElementContent, for proposal: Proposal) -> Size

  /// How far below the top of `content`, shown in `size`, the first and the last baseline lie.
  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)?

  /// The room an element of this content keeps around the elements inside it.
  func insets(of content: ElementContent) -> Insets

  /// Runs the graph's frame soon, once.
  func requestFrame()

  /// Moves the keyboard to the element, or away from all elements where that is `nil`.
  ///
  /// The element is made and in its place, and its window may be about to be shown. Whatever moves
  /// the keyboard, this call or a person, the backend reports as `ElementEvent.focus`, to the element
  /// that loses it first. An element that is dropped or disabled loses it.
  func focus(_ element: Element?)

  /// Moves the keyboard back to an element that had it before, and writes where it wrote: what is
  /// selected in it, and where the caret is, stay.
  func refocus(_ element: Element)

  /// Does to the text of the element, a field that has the keyboard, what a key for that would do.
  func edit(_ element: Element, by edit: TextEdit)

  /// Whether things may be seen to move. Otherwise everything is at once where it will be.
  var showsMotion: Bool { get }

  /// The time for which the next picture is drawn, in seconds on whatever clock.
  var displayTime: Double { get }

  /// The most room that a window of its own has, whatever window it comes from.
  var roomForWindows: Size { get }

  /// Calls `Graph.tick` before each picture, until `stopTicks`.
  func startTicks()

  /// Stops the calls that `startTicks` asked for.
  func stopTicks()

  /// Makes `picture` ready to be shown at once in `room`, away from the main thread where that takes
  /// time, and keeps with it what came of that. Says whether it could be: a picture that begins as one
  /// may be broken further on. It need not be ready once the task is cancelled.
  func prepare(_ picture: LoadedPicture, for room: Proposal) async -> Bool

  /// What a colour is mixed of where and as it is shown now: light or dark, as `scheme` says or,
  /// where that is `nil`, as the desktop is.
  func mixture(of color: Color, in scheme: ColorScheme?) -> ColorMixture

  /// The graph is closed: it says nothing any more, and its elements are about to go.
  func graphClosed()
}

extension Backend {
  /// A backend that keeps nothing of a graph has nothing to let go of.
  package func graphClosed() {}

  /// A backend that nobody types into has no text to change.
  package func edit(_ element: Element, by edit: TextEdit) {}

  /// A backend without a desktop has windows as large as on a small one.
  package var roomForWindows: Size { Size(width: 1_280, height: 720) }

  /// A backend that looks at no point of colour shows every picture.
  package func prepare(_ picture: LoadedPicture, for room: Proposal) async -> Bool { true }
}
