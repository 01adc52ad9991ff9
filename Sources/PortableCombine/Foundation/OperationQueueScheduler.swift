import Dispatch
public import Foundation
import Threads

extension OperationQueue: Scheduler {
  /// A moment on the wall clock.
  public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

  /// There is nothing to choose yet.
  public struct SchedulerOptions {
    /// The usual treatment.
    public init() {}
  }

  /// The wall clock's time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Nothing: the queue is as punctual as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds `action` as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handover(Work.carried("a closure on \(name ?? "an operation queue")", action))
    addOperation { action.content() }
  }

  /// Adds `action` as an operation at `date` or up to `tolerance` later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    Self.clock.schedule(
      after: Self.clock.now.advanced(by: span(now.distance(to: date))), tolerance: span(tolerance)
    ) { self.schedule(options: options, action) }
  }

  /// Adds `action` as an operation at `date` and every `interval` from then on.
  ///
  /// The repetition ends when the returned token is cancelled or released; an operation that was
  /// added before that does nothing, unless it has begun. There may be many on a slow machine.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isOver = Guarded(false)
    let timer = Self.clock.schedule(
      after: Self.clock.now.advanced(by: span(now.distance(to: date))), interval: span(interval),
      tolerance: span(tolerance)
    ) {
      self.schedule(options: options) {
        if !isOver.withLock({ $0 }) { action() }
      }
    }
    return AnyCancellable {
      isOver.withLock { $0 = true }
      timer.cancel()
    }
  }

  /// Where dates are waited for, because an operation queue knows no time.
  private static let clock = DispatchQueue(label: "PortableCombine.OperationQueue.clock")

  private func span(
    _ span: SchedulerTimeType.Stride
  ) -> DispatchQueue.SchedulerTimeType.Stride {
    .seconds(span.timeInterval)
  }
}

extension OperationQueue: RealTimeScheduler {}
