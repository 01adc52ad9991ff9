import Threads

extension Publishers {
  /// Delivers its upstream's values and completion later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How late the delivery itself may be.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// What measures the time, and where the values are delivered.
    public let scheduler: Context

    /// How the scheduler is to treat them.
    public let options: Context.SchedulerOptions?

    /// Delivers what `upstream` sends `interval` later on `scheduler`.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches `subscriber`; its subscription comes without delay.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: DelaySubscriber<S, Context>(
          subscriber, scheduler: scheduler, interval: interval, tolerance: tolerance,
          options: options))
    }
  }
}

private final class DelaySubscriber<Downstream: Subscriber, Context: Scheduler>:
  ScheduledDelivery<Downstream>, Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let tolerance: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?

  /// One for each event that is not due yet; guarded by the lock.
  private var alarms = Fifo<PostponableTimer<Context>>()

  init(
    _ downstream: Downstream, scheduler: Context, interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.tolerance = tolerance
    self.options = options
    super.init(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    if connect(subscription) { greet() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if isActive { postpone(.value(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if startCompleting() { postpone(.completion(completion)) }
  }

  private func postpone(_ event: ScheduledEvent) {
    let timer = PostponableTimer(
      scheduler, interval: interval, tolerance: tolerance, options: options)
    let date = scheduler.now.advanced(by: interval)
    let isWanted = lock.withLock {
      guard addLocked(event) else { return false }
      alarms.append(timer)
      return true
    }
    guard isWanted else { return }
    timer.set(for: date) { [self] _ in
      _ = lock.withLock { alarms.popFirst() }
      release()
    }
  }

  override func cancel() {
    super.cancel()
    while let timer = lock.withLock({ alarms.popFirst() }) { timer.retire() }
  }

  override var debugName: String { "Delay" }
}

extension Publisher {
  /// Delivers values and the completion `interval` later, on `scheduler`.
  ///
  /// The order and the pauses between values stay as they are. Demand goes upstream at once. A
  /// cancel drops what is on its way.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
