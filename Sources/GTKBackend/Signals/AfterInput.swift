import CGTK

/// Does something once GTK is done with what a person did, before the next thing and before anything is
/// painted.
///
/// Replacing a selection, say, changes a text twice, and at first to one that nobody typed. The model
/// does not hear of that.
final class AfterInput {
  /// What is done.
  var act: () -> Void = {}
  private var source: guint = 0

  isolated deinit { if source != 0 { g_source_remove(source) } }

  /// Whether there is something to do.
  var isComing: Bool { source != 0 }

  /// Acts soon.
  func come() {
    guard source == 0 else { return }
    source = g_idle_add_full(
      G_PRIORITY_HIGH,
      { context in
        let waiting = Unmanaged<AfterInput>.fromOpaque(context!).takeUnretainedValue()
        waiting.source = 0
        waiting.act()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Does now what was to be done soon.
  func comeNow() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
    act()
  }
}
