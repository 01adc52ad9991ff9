import CGTK
import LayoutEngine
import PortableUI

/// Shows a slider.
final class SliderWidget: Widget {
  private var content: SliderContent?
  private var isShowing = false
  private var isHeld = false
  private unowned let backend: WidgetBackend

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    let scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)!
    gtk_scale_set_draw_value(scale.cast(), 0)
    gtk_widget_add_css_class(scale, "viewstate")
    super.init(scale, for: element)
    own()
    Signal.connect(scale, "change-value") { [weak self] arguments in
      self?.moved(to: arguments.double(1))
      // The model decides where it is.
      return .bool(true)
    }
    // Assistive technologies set the value itself.
    Signal.connect(scale, "value-changed") { [weak self] in
      guard let self, !isShowing else { return }
      moved(to: gtk_range_get_value(pointer.cast()))
    }
    watchHold()
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(SliderContent.self) else { return }
    isShowing = true
    defer { isShowing = false }
    let step = content.step ?? (content.upper - content.lower) / 100
    let adjustment = gtk_range_get_adjustment(pointer.cast())
    gtk_adjustment_configure(
      adjustment, content.value, content.lower, content.upper, step, step * 10, 0)
    gtk_range_set_round_digits(pointer.cast(), -1)
    enable(content.isEnabled)
    show(tint: content.tint)
    self.content = content
  }

  private func moved(to value: Double) {
    guard let content else { return }
    let value = min(max(value, content.lower), content.upper)
    // A key takes hold, moves and lets go at once.
    if !isHeld { element?.receive(.editing(true)) }
    element?.receive(.slide(value))
    if !isHeld { element?.receive(.editing(false)) }
    backend.settle(self)
  }

  /// Listens for a pointer that takes hold and lets go. It sees events before the slider does, and
  /// leaves them to it.
  private func watchHold() {
    let events = gtk_event_controller_legacy_new()!
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    Signal.connect(events, "event") { [weak self] arguments in
      switch gdk_event_get_event_type(arguments.pointer(0)) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self?.hold(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: self?.hold(false)
      default: break
      }
      return .bool(false)
    }
    gtk_widget_add_controller(pointer, events)
  }

  private func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    element?.receive(.editing(isHeld))
  }
}

extension ControlWidgets {
  func slider(_ content: SliderContent) -> ShownControl {
    if content.isDivider {
      return ShownControl(kind: "divider", widget: DividerWidget.init) {
        $0.replacingUnspecified(by: Size(width: 9, height: 9))
      }
    }
    return ShownControl(kind: "slider", widget: SliderWidget.init) { proposal in
      let scale = Prototypes.prototype("slider") { gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil) }
      return ControlSizes.stretched(scale, least: 60, natural: 150, to: proposal)
    }
  }
}
