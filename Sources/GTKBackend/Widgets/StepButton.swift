import CGTK

/// A button that acts when it is pressed, and again and again while a pointer holds it.
final class StepButton {
  let pointer: WidgetPointer

  /// Is told that it is held, and that it is not any more.
  var onHold: (Bool) -> Void = { _ in }

  /// Is told to take a step.
  var onStep: () -> Void = {}

  private var timer: guint = 0

  /// Whether steps were taken while it was held: letting go of it is no step then.
  private var hasRepeated = false

  init(_ icon: String, in box: WidgetPointer) {
    pointer = gtk_button_new_from_icon_name(icon)!
    gtk_box_append(box.cast(), pointer)
    Signal.connect(pointer, "clicked") { [weak self] in self?.clicked() }
    Signal.connect(pointer, "state-flags-changed") { [weak self] in self?.stateChanged() }
  }

  isolated deinit { stop() }

  private func clicked() {
    defer { hasRepeated = false }
    guard !hasRepeated else { return }
    onHold(true)
    onStep()
    onHold(false)
  }

  private func stateChanged() {
    let flags = gtk_widget_get_state_flags(pointer).rawValue
    let isHeld =
      flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0 && gtk_widget_is_sensitive(pointer) != 0
    if isHeld, timer == 0 { wait(400) } else if !isHeld { stop() }
  }

  private func wait(_ milliseconds: guint) {
    timer = g_timeout_add(
      milliseconds,
      { button in
        Unmanaged<StepButton>.fromOpaque(button!).takeUnretainedValue().repeatStep()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func repeatStep() {
    timer = 0
    guard gtk_widget_is_sensitive(pointer) != 0 else { return }
    if !hasRepeated { onHold(true) }
    hasRepeated = true
    onStep()
    wait(70)
  }

  private func stop() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    if hasRepeated { onHold(false) }
  }
}
