public import Dispatch
public import Foundation
public import PortableCombine

/// A scheduler that waits for nothing: everything runs at once, where it is scheduled.
///
///     let search = SearchModel(scheduler: DispatchQueue.immediate)
///
/// It is what `ImmediateScheduler` is, in the time of any other scheduler, and so stands in for the main
/// queue where code asks for that. What is meant for later happens at once as well; what repeats, once.
/// Where a test is about time, use ``TestScheduler``.
public struct InstantScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// What its clock shows, for ever.
  public let now: SchedulerTimeType

  /// A scheduler whose clock shows `now`.
  public init(now: SchedulerTimeType) { self.now = now }

  /// Closures are always punctual.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs `action` before it returns.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs `action` before it returns, whatever the date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) { action() }

  /// Runs `action` once before it returns. There is nothing to be cancelled then.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

extension DispatchQueue {
  /// A scheduler to stand in for any queue, the main queue above all, which runs everything at once.
  public static var immediate: InstantScheduler<SchedulerTimeType, SchedulerOptions> {
    // Zero stands for the present in Dispatch.
    InstantScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension OperationQueue {
  /// A scheduler to stand in for any operation queue, which runs everything at once.
  public static var immediate: InstantScheduler<SchedulerTimeType, SchedulerOptions> {
    InstantScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}

extension RunLoop {
  /// A scheduler to stand in for any run loop, which runs everything at once.
  public static var immediate: InstantScheduler<SchedulerTimeType, SchedulerOptions> {
    InstantScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}

extension InstantScheduler: Sendable where SchedulerTimeType: Sendable {}
