import CGTK

/// Tells the model of what a person types, once GTK is done with the key, and before the next one.
///
/// Replacing a selection changes a text twice, and at first to one that nobody typed. The model does
/// not hear of that.
final class EditReport {
  /// Tells the model what the text is now.
  var report: () -> Void = {}
  private var source: guint = 0

  isolated deinit { if source != 0 { g_source_remove(source) } }

  /// Whether there is something to report.
  var isComing: Bool { source != 0 }

  /// Reports soon.
  func come() {
    guard source == 0 else { return }
    source = g_idle_add_full(
      G_PRIORITY_HIGH,
      { edits in
        let edits = Unmanaged<EditReport>.fromOpaque(edits!).takeUnretainedValue()
        edits.source = 0
        edits.report()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Reports now what was to be reported soon.
  func comeNow() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
    report()
  }
}
