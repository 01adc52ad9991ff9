import LayoutEngine
import PortableUI

/// What the backend must know of a control to show it.
struct ShownControl {
  /// What it is, in a word.
  let kind: String

  /// Makes the widget that shows it.
  let widget: (Element, WidgetBackend) -> Widget

  /// The size it chooses.
  let size: (Proposal) -> Size

  /// The font of the line of text in its middle, if it has one.
  var font: Font?
}

/// Knows what shows each kind of control. Each is said where its widget is.
struct ControlWidgets: ControlPresenter {
  typealias Shown = ShownControl
}

extension AnyControlContent {
  /// What shows it.
  var shown: ShownControl { presented(by: ControlWidgets()) }
}
