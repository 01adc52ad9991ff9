public import Dispatch
public import Foundation
public import PortableCombine

extension DispatchQueue {
  /// A scheduler to stand in for any queue, with time of its own.
  public static var test: TestScheduler<SchedulerTimeType, SchedulerOptions> {
    // Zero stands for the present in Dispatch.
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension OperationQueue {
  /// A scheduler to stand in for any operation queue, at the beginning of 2001.
  public static var test: TestScheduler<SchedulerTimeType, SchedulerOptions> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}

extension RunLoop {
  /// A scheduler to stand in for any run loop, at the beginning of 2001.
  public static var test: TestScheduler<SchedulerTimeType, SchedulerOptions> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}
