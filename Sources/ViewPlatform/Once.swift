#if os(Linux)
  package import PortableCombine
#else
  package import Combine
#endif

extension Scheduler {
  /// Calls `action` once, at `date`, unless what is returned is cancelled before.
  ///
  /// What a scheduler does once cannot be cancelled; what it repeats can. Whoever is called cancels it,
  /// and has a day for that.
  package func once(
    at date: SchedulerTimeType, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: .seconds(86_400), tolerance: .zero, options: nil, action)
  }
}
