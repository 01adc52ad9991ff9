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
    // What repeats can be cancelled; what happens once cannot.
    var token: (any Cancellable)?
    token = schedule(
      after: VirtualTime(sinceStart: .nanoseconds(nanoseconds)), interval: .seconds(86_400),
      tolerance: .zero, options: nil
    ) {
      token?.cancel()
      body()
    }
    return token ?? AnyCancellable {}
  }
}
