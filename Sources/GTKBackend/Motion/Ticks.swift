import CGTK

/// Calls before each picture that the window draws, while something moves.
final class Ticks {
  private let widget: WidgetPointer
  private let action: () -> Void
  private var callback: guint = 0

  /// Calls `action` in the rhythm of the window that `widget` is in.
  init(on widget: WidgetPointer, action: @escaping () -> Void) {
    self.widget = widget
    self.action = action
  }

  isolated deinit { stop() }

  func start() {
    guard callback == 0 else { return }
    callback = gtk_widget_add_tick_callback(
      widget,
      { _, _, ticks in
        Unmanaged<Ticks>.fromOpaque(ticks!).takeUnretainedValue().action()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  func stop() {
    guard callback != 0 else { return }
    gtk_widget_remove_tick_callback(widget, callback)
    callback = 0
  }

  /// The time that a test has set, which stands still.
  static var heldTime: Double?

  /// The time for which the next picture is drawn, in seconds.
  var time: Double {
    if let held = Self.heldTime { return held }
    let clock = gtk_widget_get_frame_clock(widget)
    return Double(clock.map { gdk_frame_clock_get_frame_time($0) } ?? g_get_monotonic_time()) / 1e6
  }

  /// Whether the desktop lets things be seen to move.
  static var areWanted: Bool { GTKSetting.animations.bool }
}
