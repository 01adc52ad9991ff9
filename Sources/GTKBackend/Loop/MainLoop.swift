import CGTK

/// The loop that everything on the main actor runs in.
///
/// It is GLib's, which GTK needs. One source in it serves the main queue, main-actor tasks and
/// Foundation's timers, and then runs the frames that these asked for. Nothing polls: with nothing to
/// do the process sleeps.
package enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)!
  private static var waiting: [FramePacer] = []

  /// Runs until ``quit()`` is called. The calling thread is the program's first.
  package static func run() {
    MainQueueSource.attach()
    g_main_loop_run(loop)
  }

  /// Runs on, with no window left, as long as `isNeeded`.
  package static func run(while isNeeded: () -> Bool) {
    while isNeeded() { g_main_context_iteration(nil, 1) }
  }

  /// Makes ``run()`` return once the current turn is over.
  package static func quit() { g_main_loop_quit(loop) }

  /// Runs the frame of `pacer` at the end of this turn, or else in one that follows at once.
  static func request(_ pacer: FramePacer) { waiting.append(pacer) }

  /// Whether a frame was asked for.
  static var hasRequests: Bool { !waiting.isEmpty }

  /// Runs the frames that were asked for. What is asked for meanwhile waits for the next turn, so
  /// that input and painting get theirs.
  static func runRequested() {
    guard hasRequests else { return }
    let pacers = waiting
    waiting = []
    for pacer in pacers { pacer.runNow() }
  }
}
