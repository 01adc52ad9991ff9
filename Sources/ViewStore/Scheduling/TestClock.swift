import Dispatch
import Threads
import ViewPlatform

/// The time of a `.test` scheduler, which passes only when it is told to.
final class TestClock: Sendable {
  typealias Time = DispatchQueue.SchedulerTimeType

  /// Zero stands for the present in Dispatch.
  private let state = Guarded(
    (now: Time(DispatchTime(uptimeNanoseconds: 1)), goal: Time(DispatchTime(uptimeNanoseconds: 1))))

  var now: Time { state.withLock { $0.now } }

  /// How far time is to pass.
  var goal: Time { state.withLock { $0.goal } }

  func setGoal(_ interval: Time.Stride) {
    state.withLock { $0.goal = max($0.goal, $0.now.advanced(by: interval)) }
  }

  /// Lets time pass up to `date`.
  func reach(_ date: Time) {
    state.withLock { $0.now = max($0.now, date) }
  }
}
