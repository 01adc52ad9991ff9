import LayoutEngine
import PortableUI

/// What the screen must know of a control to show it and to have a person operate it.
struct ShownControl {
  /// What a person makes of it.
  let facts: ContentFacts

  /// The size it chooses.
  let size: (Proposal) -> Size

  /// The font of the line of text in its middle, if it has one.
  var font: Font?

  /// Draws it in a frame.
  let draw: (inout SVGDrawing, Rect) -> Void

  /// What a number of taps in a row does to it.
  var tap: (Element, Int) -> Void = { _, _ in }
}

/// Knows what shows each kind of control. Each is said in a file of its own, beside this one.
struct Controls: ControlPresenter {
  typealias Shown = ShownControl
}

extension AnyControlContent {
  /// What shows it.
  @MainActor var shown: ShownControl { presented(by: Controls()) }
}
