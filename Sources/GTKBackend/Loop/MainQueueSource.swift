import CGTK
import CMainQueue
import CoreFoundation
import Foundation

/// The source of GLib's main loop that serves what belongs to Swift's main thread.
///
/// GLib sleeps until the main queue's descriptor can be read or Foundation's next timer is due. Then
/// Foundation's own run loop takes one pass, which runs what is due and nothing else. The pass happens
/// in `dispatch` alone: whatever runs one to find out when it is due, as `limitDate(forMode:)` does,
/// would run the app's code while GLib is deciding what to do.
enum MainQueueSource {
  private static var source: UnsafeMutablePointer<GSource>?
  private static var queue: UnsafeMutableRawPointer?

  /// How many dispatches are inside one another: more than one where code of the app runs a loop.
  private static var depth = 0
  private static var isDeaf = false

  /// Puts the source into the main loop, once.
  static func attach() {
    guard source == nil else { return }
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))!
    g_source_set_static_name(source, "main queue and timers")
    // A block of the main queue may run a loop of its own, for which timers are to go on.
    g_source_set_can_recurse(source, 1)
    queue = g_source_add_unix_fd(source, _dispatch_get_main_queue_handle_4CF(), G_IO_IN)
    g_source_attach(source, nil)
    self.source = source
  }

  /// GLib keeps the address of the table.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(
      to: GSourceFuncs(
        prepare: { _, timeout in prepare(&timeout!.pointee) },
        check: { _ in check() },
        dispatch: { _, _, _ in dispatch() },
        finalize: nil, closure_callback: nil, closure_marshal: nil))
    return functions
  }()

  private static func prepare(_ timeout: inout gint) -> gboolean {
    timeout = -1
    if MainLoop.hasRequests { return 1 }
    guard let rest = timeToNextTimer else { return 0 }
    if rest <= 0 { return 1 }
    // Up, not down: a loop that wakes too early turns once more for nothing.
    timeout = gint(min((rest * 1000).rounded(.up), 3_600_000))
    return 0
  }

  private static func check() -> gboolean {
    guard let source, let queue else { return 0 }
    let isDue = MainLoop.hasRequests || timeToNextTimer.map { $0 <= 0 } ?? false
    return isDue || g_source_query_unix_fd(source, queue).rawValue != 0 ? 1 : 0
  }

  private static func dispatch() -> gboolean {
    depth += 1
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    MainLoop.runRequested()
    depth -= 1
    // Inside a block of the main queue nothing else of that queue can run. A loop in there that went
    // on to listen to it would come back here for ever, and never get to paint.
    setDeaf(depth > 0 && isQueueWaiting)
    return 1
  }

  private static var isQueueWaiting: Bool {
    var descriptor = pollfd(
      fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Listens to the main queue no longer, or again.
  private static func setDeaf(_ isDeaf: Bool) {
    guard isDeaf != self.isDeaf, let source, let queue else { return }
    self.isDeaf = isDeaf
    g_source_modify_unix_fd(source, queue, isDeaf ? GIOCondition(rawValue: 0) : G_IO_IN)
  }

  /// Seconds until a timer of the main run loop is due; `nil` where there is none.
  private static var timeToNextTimer: Double? {
    let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
    return next == 0 ? nil : next - CFAbsoluteTimeGetCurrent()
  }
}
