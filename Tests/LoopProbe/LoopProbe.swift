import CGTK
import GTKBackend

/// Runs the main loop without a window and says what happened in it. A process of its own, because
/// the loop needs the first thread, which the test library leaves to the main queue.
@main
enum LoopProbe {
  @MainActor static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "arrivals": Arrivals.run()
    case "nested": Nesting.run()
    case "crowd": Crowd.run()
    case "idle": Idle.run()
    case "states": States.run()
    case "pictures": ViewPictures.run(CommandLine.arguments.dropFirst(2).first ?? ".")
    default: print("What to run is missing.")
    }
  }
}

/// Counts the turns of the main loop, and the warnings of GLib about it.
@MainActor
enum Watcher {
  private(set) static var turns = 0
  private(set) static var warnings = 0

  static func start() {
    g_log_set_default_handler({ _, _, _, _ in Watcher.warn() }, nil)
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(
      to: GSourceFuncs(
        prepare: { _, timeout in Watcher.turn(&timeout!.pointee) }, check: { _ in 0 },
        dispatch: { _, _, _ in 1 }, finalize: nil, closure_callback: nil, closure_marshal: nil))
    g_source_attach(g_source_new(functions, guint(MemoryLayout<GSource>.size)), nil)
  }

  private nonisolated static func warn() { Unsafe.onMain { warnings += 1 } }

  private nonisolated static func turn(_ timeout: inout gint) -> gboolean {
    timeout = -1
    Unsafe.onMain { turns += 1 }
    return 0
  }
}
