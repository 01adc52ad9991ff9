import Dispatch
import Threads
import ViewPlatform

#if os(Linux)
  /// Notes, where a screen in a test hosts the caller, that something was begun that is going to end.
  /// Returns what to call then.
  func beginWork(_ name: String) -> (@Sendable () -> Void)? { Host.current?.begin(name) }

  /// Calls `action` on main after `seconds` of the time that passes for the caller: a screen's in a
  /// test, else the real one. Not any more when what is returned is cancelled or released.
  @MainActor
  func later(by seconds: Double, _ action: @escaping @MainActor () -> Void) -> AnyCancellable {
    guard let host = Host.current else { return onMainQueue(after: seconds, action) }
    let ring = Handover { Work.hosted(by: host) { onMain(action) } }
    let due = host.clock.nanoseconds + nanoseconds(seconds)
    return AnyCancellable(host.clock.wake(at: due) { runOnMain { ring.content() } })
  }
#else
  /// Notes, where a screen in a test hosts the caller, that something was begun that is going to end.
  /// Nobody waits for the views of Apple's systems.
  func beginWork(_ name: String) -> (@Sendable () -> Void)? { nil }

  /// Calls `action` on main after `seconds`, unless what is returned is cancelled or released.
  @MainActor
  func later(by seconds: Double, _ action: @escaping @MainActor () -> Void) -> AnyCancellable {
    onMainQueue(after: seconds, action)
  }
#endif

@MainActor
private func onMainQueue(
  after seconds: Double, _ action: @escaping @MainActor () -> Void
) -> AnyCancellable {
  let queue = DispatchQueue.main
  let date = queue.now.advanced(by: .nanoseconds(nanoseconds(seconds)))
  return AnyCancellable(queue.once(at: date) { onMain(action) })
}

/// As many as there are, at least none, and for ever a few years.
private func nanoseconds(_ seconds: Double) -> Int {
  Int(max(0, min(seconds.isNaN ? 0 : seconds, 100_000_000)) * 1_000_000_000)
}
