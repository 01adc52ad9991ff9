import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Lets the keyboard come to a layer, and shows that it is there.
final class KeyboardSeat {
  private(set) var seat: LayerLooks.KeyboardSeat?
  private let pointer: WidgetPointer
  private var click: OpaquePointer?

  init(on pointer: WidgetPointer) { self.pointer = pointer }

  func change(to seat: LayerLooks.KeyboardSeat?, of layer: LayerWidget) {
    self.seat = seat
    // Bound, so that the tabulator key and focus states find it by the widget.
    if seat != nil { layer.own() }
    gtk_widget_set_focusable(pointer, seat == nil ? 0 : 1)
    follow(clicks: seat == .byClick)
  }

  private func follow(clicks: Bool) {
    guard clicks != (click != nil) else { return }
    if let click {
      gtk_widget_remove_controller(pointer, click)
      self.click = nil
      return
    }
    let click = gtk_gesture_click_new()!
    let pointer = pointer
    // After what is inside: a field there takes the keyboard itself.
    Signal.connect(click, "pressed") {
      guard gtk_widget_get_focus_child(pointer) == nil else { return }
      gtk_widget_grab_focus(pointer)
    }
    gtk_widget_add_controller(pointer, click)
    self.click = click
  }

  /// Whether the keyboard is there, and a person goes by keys.
  var isShown: Bool { seat != nil && gtk_widget_has_visible_focus(pointer) != 0 }

  /// Draws a ring in the colour of what can be acted upon.
  func draw(on snapshot: OpaquePointer, in layer: LayerWidget) {
    snapshot.append(frameOf: layer.size, width: 2, layer.rgba(.accentColor))
  }
}
