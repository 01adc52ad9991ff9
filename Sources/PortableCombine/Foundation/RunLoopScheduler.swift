import Dispatch
public import Foundation
import Threads

extension RunLoop: Scheduler {
  /// A moment on the wall clock.
  public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>

  /// There is nothing to choose yet.
  public struct SchedulerOptions {
    /// The usual treatment.
    public init() {}
  }

  /// The wall clock's time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Nothing: the loop is as punctual as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in the loop's default mode, on its next round; wakes it for that.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handover(carried(action))
    perform { action.content() }
    wake()
  }

  /// Runs `action` in the loop's default mode at `date` or up to `tolerance` later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    start(
      Timer(fire: date.date, interval: 0, repeats: false, block: block(carried(action))), tolerance)
  }

  /// Runs `action` in the loop's default mode at `date` and every `interval` from then on.
  ///
  /// The repetition ends when the returned token is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(
      fire: date.date, interval: interval.timeInterval, repeats: true, block: block(action))
    start(timer, tolerance)
    return AnyCancellable { timer.invalidate() }
  }

  /// The same action, known to who waits for what is under way.
  private func carried(_ action: @escaping () -> Void) -> () -> Void {
    Work.carried("a closure on a run loop", action)
  }

  private func block(_ action: @escaping () -> Void) -> @Sendable (Timer) -> Void {
    let action = Handover(action)
    return { _ in action.content() }
  }

  private func start(_ timer: Timer, _ tolerance: SchedulerTimeType.Stride) {
    timer.tolerance = max(tolerance.timeInterval, 0)
    add(timer, forMode: .default)
    wake()
  }

  /// Makes the loop look at what was added, from whatever thread that was.
  func wake() {
    if self === RunLoop.main {
      // A block on the main queue wakes the main loop, be it Foundation's own or another library's
      // that serves the main queue. Waking it by CFRunLoopWakeUp does not reach the latter.
      DispatchQueue.main.async {}
    } else {
      // On Linux `perform` does not wake a loop that sleeps, but a timer that is due does.
      add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .default)
    }
  }
}

extension RunLoop: RealTimeScheduler {}
