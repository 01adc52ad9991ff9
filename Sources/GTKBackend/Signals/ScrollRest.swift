import CGTK

/// Finds out that nobody moves a scrolled window any more.
///
/// GTK does not say when a wheel was turned for the last time, or when the swing of a swipe is over. So it
/// is over once nothing has moved for a moment and no button is held, as on the handle of a bar.
final class ScrollRest {
  private var timer: guint = 0
  private var widget: WidgetPointer?
  private var whenResting: () -> Void = {}

  /// How long nothing moves, in milliseconds.
  private static let moment: guint = 150

  /// Calls `action` once nobody moves `widget` any more.
  func wait(at widget: WidgetPointer, _ action: @escaping () -> Void) {
    stop()
    self.widget = widget
    whenResting = action
    timer = g_timeout_add(
      Self.moment,
      { rest in Unmanaged<ScrollRest>.fromOpaque(rest!).takeUnretainedValue().look() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Waits no longer. Whoever lets go of it does so before.
  func stop() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }

  /// Returns whether to look again.
  private func look() -> gboolean {
    if isHeld { return 1 }
    timer = 0
    let action = whenResting
    whenResting = {}
    action()
    return 0
  }

  private var isHeld: Bool {
    guard let widget, let native = gtk_widget_get_native(widget),
      let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return false }
    var mask = GdkModifierType(0)
    gdk_surface_get_device_position(surface, pointer, nil, nil, &mask)
    return mask.rawValue & GDK_BUTTON1_MASK.rawValue != 0
  }
}
