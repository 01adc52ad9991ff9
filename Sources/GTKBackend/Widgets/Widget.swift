import CGTK
import LayoutEngine
import PortableUI

/// Shows one element with one widget of GTK. It is what the element keeps as its `native`.
class Widget {
  /// The widget; kept alive by this object, and by the widget around it.
  let pointer: WidgetPointer

  /// Who hears of what a person does.
  private(set) weak var element: Element?

  init(_ pointer: WidgetPointer, for element: Element) {
    self.pointer = pointer
    self.element = element
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// The widget that holds the widgets of the elements inside.
  var inner: WidgetPointer { pointer }

  /// Where in `inner` the frames of the elements inside begin.
  var innerOrigin: Point { .zero }

  /// Shows `content`, and where `old` is given only what differs from that.
  func show(_ content: ElementContent, insteadOf old: ElementContent?) {}
}
