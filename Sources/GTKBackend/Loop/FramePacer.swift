import CGTK

/// Decides when the frames of one window run.
///
/// The first change after a pause is shown at once, in the turn of the main loop that made it. As long
/// as more follow, they share the frame that GTK's clock announces before each picture: a thousand
/// values in a row make no more frames than a person can see. A window that shows no pictures, because
/// it is hidden say, has no clock to go by; its frames go on at a walking pace.
final class FramePacer {
  private let run: () -> Bool

  /// What the pictures are of, once it is known.
  private var widget: WidgetPointer?
  private var isWaiting = false
  private var tick: guint = 0
  private var lateness: guint = 0

  /// Milliseconds after which a frame no longer waits for a picture.
  private static let patience: guint = 100

  /// Calls `run` for each frame, which says whether the frame changed what is to be seen.
  init(_ run: @escaping () -> Bool) { self.run = run }

  isolated deinit { stop() }

  /// Goes by the pictures of `widget` from now on.
  func follow(_ widget: WidgetPointer) { self.widget = widget }

  /// Runs one frame soon, however often it is called before.
  func request() {
    guard !isWaiting else { return }
    isWaiting = true
    if tick == 0 { MainLoop.request(self) } else { waitForPicture() }
  }

  /// Runs the frame that waits, and paces those that follow.
  func runNow() {
    guard isWaiting else { return }
    isWaiting = false
    giveUpWaiting()
    guard run(), tick == 0, let widget, gtk_widget_get_mapped(widget) != 0 else { return }
    tick = gtk_widget_add_tick_callback(
      widget, { _, _, pacer in FramePacer.at(pacer).pictureComes() },
      Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Goes by no widget any more, and forgets the frame that waits.
  func stop() {
    isWaiting = false
    giveUpWaiting()
    if tick != 0, let widget { gtk_widget_remove_tick_callback(widget, tick) }
    tick = 0
    widget = nil
  }

  private func pictureComes() -> gboolean {
    if isWaiting {
      runNow()
      return 1
    }
    tick = 0
    return 0
  }

  private func waitForPicture() {
    lateness = g_timeout_add(
      Self.patience,
      { pacer in
        FramePacer.at(pacer).lateness = 0
        FramePacer.at(pacer).runNow()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func giveUpWaiting() {
    if lateness != 0 { g_source_remove(lateness) }
    lateness = 0
  }

  private static func at(_ context: gpointer?) -> FramePacer {
    Unmanaged<FramePacer>.fromOpaque(context!).takeUnretainedValue()
  }
}
