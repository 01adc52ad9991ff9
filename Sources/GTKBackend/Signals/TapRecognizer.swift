import CGTK
import LayoutEngine

/// Counts taps on a widget, and acts at every `count`th of them in a row.
final class TapRecognizer {
  private let widget: WidgetPointer
  private let gesture: OpaquePointer

  /// Whether gestures around have been told of the press, and decide what comes of it.
  private var isElsewhere = false

  /// `isInContest` says so when the pointer is pressed.
  init(
    on widget: WidgetPointer, count: Int, isInContest: @escaping () -> Bool,
    action: @escaping () -> Void
  ) {
    self.widget = widget
    let gesture = gtk_gesture_click_new()!
    self.gesture = gesture
    Signal.connect(gesture, "pressed") { [weak self] arguments in
      let isElsewhere = isInContest()
      self?.isElsewhere = isElsewhere
      if isElsewhere { return nil }
      // Whoever around waits for fewer taps is not to act as well.
      if arguments.int(0) % count == 0 {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      return nil
    }
    Signal.connect(gesture, "released") { [weak self] arguments in
      if self?.isElsewhere == true { return nil }
      let (x, y) = (arguments.double(1), arguments.double(2))
      let isThere = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT) != nil
      if arguments.int(0) % count == 0, isThere { action() }
      return nil
    }
    gtk_widget_add_controller(widget, gesture)
  }

  /// Ends the counting.
  func remove() { gtk_widget_remove_controller(widget, gesture) }
}
