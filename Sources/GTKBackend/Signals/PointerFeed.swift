import CGTK
import LayoutEngine
import PortableUI

/// Reports what the first button, or a finger, does on a widget with gestures, and takes it away from
/// everything else once a gesture is being made.
///
/// It listens on the way in, before the widgets inside hear anything: so gestures around a button work
/// beside it, and one that counts more comes before it. What it is told it passes on as it is, whoever
/// else wants the pointer; only a second, silent gesture of GTK speaks for it in that matter.
final class PointerFeed {
  private let widget: WidgetPointer
  private let report: (PointerEvent, Element?) -> PointerAnswer
  private let listener: OpaquePointer
  private let claimer: OpaquePointer

  /// The finger that is down; the pointer of a mouse has none.
  private var finger: OpaquePointer?
  private var isDown = false
  private var isTouch = false
  private var last = (place: Point.zero, time: 0.0)
  private var answer = PointerAnswer.nothing

  init(
    on widget: WidgetPointer, report: @escaping (PointerEvent, Element?) -> PointerAnswer
  ) {
    self.widget = widget
    self.report = report
    claimer = gtk_gesture_drag_new()!
    listener = gtk_event_controller_legacy_new()!
    for controller in [claimer, listener] {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      // The one that comes last is asked first.
      gtk_widget_add_controller(widget, controller)
    }
    Signal.connect(claimer, "begin") { [weak self] in self?.claim() }
    Signal.connect(claimer, "cancel") { [weak self] in self?.lost() }
    Signal.connect(listener, "event") { [weak self] _ in .bool(self?.hear() ?? false) }
  }

  /// Ends the listening.
  func remove() {
    gtk_widget_remove_controller(widget, listener)
    gtk_widget_remove_controller(widget, claimer)
  }

  /// Takes an event. Returns whether nobody else is to hear of it.
  private func hear() -> Bool {
    guard let event = gtk_event_controller_get_current_event(listener),
      let place = Widget.place(of: event, in: widget)
    else { return false }
    let sequence = gdk_event_get_event_sequence(event)
    let time = gdk_event_get_time(event)
    if time > 0 { last.time = Double(time) / 1000 }
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS where !isDown && gdk_button_event_get_button(event) == 1:
      press(at: place)
    case GDK_TOUCH_BEGIN where !isDown:
      (finger, isTouch) = (sequence, true)
      press(at: place)
    case GDK_MOTION_NOTIFY where isDown && !isTouch: send(.move, at: place)
    case GDK_TOUCH_UPDATE where isDown && sequence == finger: send(.move, at: place)
    case GDK_BUTTON_RELEASE
    where isDown && !isTouch && gdk_button_event_get_button(event) == 1:
      release(.up, at: place)
    case GDK_TOUCH_END where isDown && sequence == finger: release(.up, at: place)
    case GDK_TOUCH_CANCEL where isDown && sequence == finger: release(.cancel, at: place)
    default: break
    }
    return false
  }

  private func press(at place: Point) {
    isDown = true
    answer = PointerAnswer.nothing
    last.place = place
    let hit = Widget.hit(in: widget, at: place)
    answer = report(PointerEvent(.down, at: place, time: last.time), hit)
    if answer.isElsewhere { end() }
  }

  private func send(_ kind: PointerEvent.Kind, at place: Point) {
    last.place = place
    answer = report(PointerEvent(kind, at: place, time: last.time), nil)
    claim()
  }

  private func release(_ kind: PointerEvent.Kind, at place: Point) {
    send(kind, at: place)
    end()
  }

  private func end() { (isDown, isTouch, finger) = (false, false, nil) }

  /// Takes the pointer away from everything else, if it is time to. A finger that moves would be taken
  /// by a scroll view long before a gesture is sure of it.
  private func claim() {
    guard isDown else { return }
    let isHurried = isTouch && answer.awaitsMoves && !answer.isOverControl
    if answer.isClaimed || isHurried {
      gtk_gesture_set_state(claimer, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  /// A scroll view has taken the finger. A control takes the pointer of a mouse when it is pressed, and
  /// gestures beside it go on.
  private func lost() {
    guard isDown, isTouch, !answer.isOverControl else { return }
    release(.cancel, at: last.place)
  }
}
