import CGTK
import LayoutEngine
import PortableUI

/// Reports how two fingers, on a touchpad or a screen, stretch and turn a widget.
final class PinchFeed {
  private let widget: WidgetPointer
  private let report: (PointerEvent) -> PointerAnswer
  private let zoom: OpaquePointer
  private let turn: OpaquePointer
  private var (scale, radians) = (1.0, 0.0)
  private var isGoing = false

  init(on widget: WidgetPointer, report: @escaping (PointerEvent) -> PointerAnswer) {
    self.widget = widget
    self.report = report
    zoom = gtk_gesture_zoom_new()!
    turn = gtk_gesture_rotate_new()!
    gtk_gesture_group(zoom, turn)
    for gesture in [zoom, turn] {
      Signal.connect(gesture, "begin") { [weak self] in self?.begin() }
      Signal.connect(gesture, "end") { [weak self] in self?.end() }
      Signal.connect(gesture, "cancel") { [weak self] in self?.end() }
      gtk_widget_add_controller(widget, gesture)
    }
    Signal.connect(zoom, "scale-changed") { [weak self] arguments in
      self?.scale = arguments.double(0)
      self?.send()
      return nil
    }
    Signal.connect(turn, "angle-changed") { [weak self] arguments in
      self?.radians = arguments.double(1)
      self?.send()
      return nil
    }
  }

  /// Ends the reports.
  func remove() { for gesture in [zoom, turn] { gtk_widget_remove_controller(widget, gesture) } }

  private func begin() {
    guard !isGoing else { return }
    isGoing = true
    (scale, radians) = (1, 0)
    send()
  }

  private func send() {
    guard isGoing, tell(.pinch(scale: scale, radians: radians)).isClaimed else { return }
    for gesture in [zoom, turn] { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
  }

  private func end() {
    guard isGoing else { return }
    isGoing = false
    _ = tell(.release)
  }

  private func tell(_ kind: PointerEvent.Kind) -> PointerAnswer {
    var middle = Point.zero
    gtk_gesture_get_bounding_box_center(zoom, &middle.x, &middle.y)
    let time = Double(gtk_event_controller_get_current_event_time(zoom)) / 1000
    return report(PointerEvent(kind, at: middle, time: time))
  }
}
