import CGTK

/// Timers of GLib, which need nothing of ours.
@MainActor
final class Later {
  private let body: () -> Void
  private let repeats: Bool

  private init(repeats: Bool, _ body: @escaping () -> Void) {
    self.repeats = repeats
    self.body = body
  }

  /// Runs `body` in that many milliseconds; with `again`, also that long after each time.
  static func after(_ milliseconds: guint, again: Bool = false, _ body: @escaping () -> Void) {
    let later = Unmanaged.passRetained(Later(repeats: again, body)).toOpaque()
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, { Later.run($0!) }, later,
      { Unmanaged<Later>.fromOpaque($0!).release() })
  }

  private nonisolated static func run(_ context: UnsafeMutableRawPointer) -> gboolean {
    let later = Unmanaged<Later>.fromOpaque(context).takeUnretainedValue()
    return Unsafe.onMain {
      later.body()
      return later.repeats ? 1 : 0
    }
  }
}
