import CGTK
import LayoutEngine

/// Counts taps on a widget, and acts at every `count`th of them in a row.
final class TapRecognizer {
  private let widget: WidgetPointer
  private let gesture: OpaquePointer

  init(on widget: WidgetPointer, count: Int, action: @escaping (Point) -> Void) {
    self.widget = widget
    let gesture = gtk_gesture_click_new()!
    self.gesture = gesture
    Signal.connect(gesture, "pressed") { arguments in
      // Whoever around waits for fewer taps is not to act as well.
      if arguments.int(0) % count == 0 {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      return nil
    }
    Signal.connect(gesture, "released") { arguments in
      let point = Point(x: arguments.double(1), y: arguments.double(2))
      if arguments.int(0) % count == 0, gtk_widget_contains(widget, point.x, point.y) != 0 {
        action(point)
      }
      return nil
    }
    gtk_widget_add_controller(widget, gesture)
  }

  /// Ends the counting.
  func remove() { gtk_widget_remove_controller(widget, gesture) }
}
