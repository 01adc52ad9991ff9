import Threads
import ViewPlatform

#if os(Linux)
  /// Returns when so many nanoseconds have passed on a screen's clock; elsewhere nobody waits.
  func pass(_ nanoseconds: Int) async {
    guard nanoseconds > 0, let host = Host.current else { return }
    let wake = host.fallAsleep()
    let alarm = Guarded<(any Cancellable)?>(nil)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let set = host.clock.wake(at: host.clock.nanoseconds + nanoseconds) { continuation.resume() }
      alarm.withLock { $0 = set }
    }
    wake()
    withExtendedLifetime(alarm) {}
  }
#else
  /// Returns at once: no screen of a test is there.
  func pass(_ nanoseconds: Int) async {}
#endif
