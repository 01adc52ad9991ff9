/// What a C callback may do that GLib calls on the main thread.
enum Unsafe {
  static func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    // SAFETY: it stops the program where the caller is not on the main thread.
    MainActor.assumeIsolated(body)
  }
}
