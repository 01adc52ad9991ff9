import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows the line between two columns, or two panes, which a person drags, or moves by the arrow keys.
final class DividerWidget: DrawnWidget {
  private var content: SliderContent?
  private unowned let backend: WidgetBackend

  /// How wide the column was, and where the pointer was in the window, when that took hold of the line.
  private var start: (value: Double, place: Double)?

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    super.init("divider", role: GTK_ACCESSIBLE_ROLE_SLIDER, for: element)
    own()
    followPointer()
    followKeys()
    Signal.connect(pointer, "state-flags-changed") { [weak self] in self?.redraw() }
  }

  override func canShow(_ content: ElementContent) -> Bool {
    content.control(SliderContent.self)?.isDivider == true
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(SliderContent.self), content != self.content else { return }
    self.content = content
    enable(content.isEnabled)
    gtk_widget_set_focusable(pointer, content.isEnabled ? 1 : 0)
    gtk_widget_set_cursor_from_name(
      pointer,
      content.isEnabled ? content.isVertical ? "row-resize" : "col-resize" : nil)
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, content.lower)
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, content.upper)
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, content.value)
    // GTK tells numbers of its own widgets alone; of this one they would go unheard.
    cgtk_speak_text(
      pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "\(Int(content.value.rounded())) points \(content.isVertical ? "high" : "wide")")
  }

  // The line moves along with the pointer, so that is followed in the window.
  private func followPointer() {
    let drag = gtk_gesture_drag_new()!
    Signal.connect(drag, "drag-begin") { [weak self] _ in
      guard let self, let content, let place = place(of: drag) else { return nil }
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      start = (content.value, place)
      gtk_widget_grab_focus(pointer)
      element?.receive(.editing(true))
      return nil
    }
    Signal.connect(drag, "drag-update") { [weak self] _ in
      guard let self, let start, let place = place(of: drag) else { return nil }
      move(to: start.value + (place - start.place) * direction)
      return nil
    }
    Signal.connect(drag, "end") { [weak self] in
      guard let self, start != nil else { return }
      start = nil
      element?.receive(.editing(false))
    }
    gtk_widget_add_controller(pointer, drag)
  }

  private func place(of gesture: OpaquePointer) -> Double? {
    guard let event = gtk_event_controller_get_current_event(gesture) else { return nil }
    var (x, y) = (0.0, 0.0)
    return gdk_event_get_position(event, &x, &y) != 0 ? isVertical ? y : x : nil
  }

  private func followKeys() {
    let keys = gtk_event_controller_key_new()!
    Signal.connect(keys, "key-pressed") { [weak self] arguments in
      .bool(self?.take(arguments.uint(0)) ?? false)
    }
    gtk_widget_add_controller(pointer, keys)
  }

  private func take(_ keyval: guint) -> Bool {
    guard let content, gtk_widget_is_focus(pointer) != 0 else { return false }
    let (less, more): (KeyEquivalent, KeyEquivalent) =
      isVertical ? (.upArrow, .downArrow) : (.leftArrow, .rightArrow)
    let keys = [less, more, .home, .end]
    guard let key = keys.first(where: { $0.keyvals.contains(keyval) }) else { return false }
    element?.receive(.editing(true))
    switch key {
    case less: move(to: content.value - 10 * direction)
    case more: move(to: content.value + 10 * direction)
    case .home: move(to: content.lower)
    default: move(to: content.upper)
    }
    element?.receive(.editing(false))
    return true
  }

  private var isVertical: Bool { content?.isVertical == true }

  /// Whether the column becomes wider on the way to the right, or else to the left.
  private var direction: Double {
    if isVertical { return 1 }
    return (content?.isBefore == true) == (element?.isMirrored == true) ? 1 : -1
  }

  private func move(to value: Double) {
    guard let content else { return }
    element?.receive(.slide(min(max(value, content.lower), content.upper)))
    backend.settle(self)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let size = size
    let isFocused = gtk_widget_has_visible_focus(pointer) != 0
    let width = isFocused ? 3.0 : 1.0
    let line =
      isVertical
      ? Rect(x: 0, y: ((size.height - width) / 2).rounded(.down), width: size.width, height: width)
      : Rect(x: ((size.width - width) / 2).rounded(.down), y: 0, width: width, height: size.height)
    snapshot.append(rgba(isFocused ? .accentColor : .primary.opacity(0.15)), in: line)
  }
}
