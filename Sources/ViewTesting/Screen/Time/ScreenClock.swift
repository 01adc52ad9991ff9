package import PortableCombine
import PortableUI
package import StreamTesting

extension TestScheduler: HostClock where SchedulerTimeType == VirtualTime {
  /// What the clock shows, in nanoseconds since its start.
  package var nanoseconds: Int { now.sinceStart.nanoseconds }

  /// Calls `body` when the clock shows `nanoseconds`, unless that is cancelled.
  package func wake(
    at nanoseconds: Int, _ body: @escaping @Sendable () -> Void
  ) -> any Cancellable {
    once(at: VirtualTime(sinceStart: .nanoseconds(nanoseconds)), body)
  }
}

/// A screen's clock as its views find it in the environment: the screen knows which of their tasks
/// sleep, and does not wait for these.
struct ScreenClock: Clock {
  let clock: TestScheduler<VirtualTime, Never>
  let host: Host

  var now: VirtualTime { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: VirtualTime, tolerance: Duration?) async throws {
    try await clock.sleep(until: deadline, whenWoken: host.fallAsleep())
  }
}
