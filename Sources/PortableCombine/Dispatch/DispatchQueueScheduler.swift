public import Dispatch
import Threads

extension DispatchQueue: Scheduler {
  /// How the queue is to treat a closure.
  public struct SchedulerOptions {
    /// How urgent the work is.
    public var qos: DispatchQoS

    /// For instance `.barrier`.
    public var flags: DispatchWorkItemFlags

    /// A group that the work belongs to until it has run.
    public var group: DispatchGroup?

    /// Ordinary work; name what is to be different.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The time since the machine started, without the time it slept.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Nothing: the queue is as punctual as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` asynchronously on this queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handover(carried(action))
    guard let options else { return async { action.content() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { action.content() }
  }

  /// Runs `action` on this queue at `date` or up to `tolerance` later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Handover(carried(action))
    let group = options?.group
    group?.enter()
    let timer = DispatchSource.makeTimerSource(queue: self)
    // The handler keeps the timer alive until it has run.
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.content()
      group?.leave()
      timer.cancel()
    }
    timer.schedule(deadline: date.dispatchTime, leeway: tolerance.leeway)
    timer.resume()
  }

  /// Runs `action` on this queue at `date` and every `interval` from then on.
  ///
  /// The repetition ends when the returned token is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Handover(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.content()
    }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.leeway)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  /// The same action, known to who waits for what is under way.
  private func carried(_ action: @escaping () -> Void) -> () -> Void {
    Work.carried("a closure on the queue \(label)", action)
  }
}

extension DispatchQueue: RealTimeScheduler {}
