import CGTK
import LayoutEngine
import PortableUI

/// Tells the views in a window of swipes: of two fingers on a touchpad, of one on a screen, and of a mouse
/// whose button is held.
///
/// It listens to fingers on the way in. As long as it is not clear where they go, and where no view goes
/// along with that, everything else hears of them as before: scroll views above all. Of a mouse it hears on
/// the way out, when nobody else has taken it.
final class SwipeFeed {
  private let widget: WidgetPointer
  private let scroll: OpaquePointer
  private let finger: OpaquePointer
  private let mouse: OpaquePointer

  /// How far the fingers of a touchpad have gone, and of what that is a part.
  private var way = Point.zero
  private var state = State.undecided

  private enum State {
    /// Not yet clear.
    case undecided
    /// Nothing for views.
    case elsewhere
    case taken(Swipe)
  }

  /// From where on it is clear where fingers go: before a scroll view takes them.
  private static let threshold = 6.0

  /// How far a touchpad goes, in points, that counts in turns of a wheel.
  private static let turn = 10.0

  init(on widget: WidgetPointer) {
    self.widget = widget
    scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
    finger = gtk_gesture_drag_new()!
    gtk_gesture_single_set_touch_only(finger, 1)
    mouse = gtk_gesture_drag_new()!
    for controller in [scroll, finger, mouse] {
      gtk_event_controller_set_propagation_phase(
        controller, controller == mouse ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(widget, controller)
    }
    listenToTouchpads()
    listen(to: finger, as: .fingers)
    listen(to: mouse, as: .pointer)
  }

  // MARK: Touchpads

  private func listenToTouchpads() {
    Signal.connect(scroll, "scroll-begin") { [weak self] in self?.begin() }
    Signal.connect(scroll, "scroll") { [weak self] arguments in
      .bool(self?.scrolled(by: arguments.double(0), arguments.double(1)) ?? false)
    }
    Signal.connect(scroll, "scroll-end") { [weak self, scroll] in self?.end(of: scroll) }
  }

  private func begin() {
    way = .zero
    state = isTouchpad ? .undecided : .elsewhere
  }

  private var isTouchpad: Bool {
    guard let device = gtk_event_controller_get_current_event_device(scroll) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
  }

  /// Returns whether nobody else is to hear of it.
  private func scrolled(by x: Double, _ y: Double) -> Bool {
    if case .elsewhere = state { return false }
    let unit = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL ? Self.turn : 1
    // Content goes the other way than what one looks at.
    way = way - Point(x: x * unit, y: y * unit)
    return go(to: way, at: place, by: .fingers, time(of: scroll))
  }

  /// Where the pointer is. An event of a touchpad says nothing of that.
  private var place: Point? {
    guard let event = gtk_event_controller_get_current_event(scroll),
      let surface = gdk_event_get_surface(event), let seat = gdk_event_get_seat(event),
      let pointer = gdk_seat_get_pointer(seat)
    else { return nil }
    var place = Point.zero
    gdk_surface_get_device_position(surface, pointer, &place.x, &place.y, nil)
    return Widget.place(at: place, of: surface, in: widget)
  }

  // MARK: Screens and mice

  private func listen(to drag: OpaquePointer, as tool: SwipeTool) {
    Signal.connect(drag, "drag-begin") { [weak self] in
      self?.state = tool == .pointer && Self.isTouch(drag) ? .elsewhere : .undecided
    }
    Signal.connect(drag, "drag-update") { [weak self] arguments in
      self?.dragged(by: Point(x: arguments.double(0), y: arguments.double(1)), drag, tool)
      return nil
    }
    Signal.connect(drag, "drag-end") { [weak self] in self?.end(of: drag) }
    Signal.connect(drag, "cancel") { [weak self] in self?.cancel() }
  }

  private static func isTouch(_ drag: OpaquePointer) -> Bool {
    guard let device = gtk_event_controller_get_current_event_device(drag) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }

  private func dragged(by way: Point, _ drag: OpaquePointer, _ tool: SwipeTool) {
    var start = Point.zero
    gtk_gesture_drag_get_start_point(drag, &start.x, &start.y)
    let wasTaken = isTaken
    guard go(to: way, at: start, by: tool, time(of: drag)), !wasTaken else { return }
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  private var isTaken: Bool { if case .taken = state { true } else { false } }

  // MARK: All of them

  /// Returns whether a view goes along.
  private func go(to way: Point, at place: Point?, by tool: SwipeTool, _ time: Double) -> Bool {
    if case .undecided = state, max(abs(way.x), abs(way.y)) >= Self.threshold {
      let hit = place.flatMap { Widget.hit(in: widget, at: $0) }
      let taken = SwipeWay(to: way).flatMap { hit?.beginSwipe($0, by: tool) }
      state = taken.map(State.taken) ?? .elsewhere
    }
    guard case .taken(let swipe) = state else { return false }
    swipe.move(to: way, at: time)
    return true
  }

  private func end(of controller: OpaquePointer) {
    if case .taken(let swipe) = state { swipe.end(at: time(of: controller)) }
    state = .elsewhere
  }

  private func cancel() {
    if case .taken(let swipe) = state { swipe.cancel() }
    state = .elsewhere
  }

  private func time(of controller: OpaquePointer) -> Double {
    Double(gtk_event_controller_get_current_event_time(controller)) / 1000
  }
}
