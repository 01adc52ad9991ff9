extension Publishers {
  /// Sends how long it took until each of its upstream's values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends spans of the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What measures the time.
    public let scheduler: Context

    /// Measures the pauses of `upstream` on the clock of `scheduler`.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches `subscriber`; the first span begins with its subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: MeasureIntervalSubscriber<Upstream.Output, S, Context>(
          subscriber, scheduler: scheduler))
    }
  }
}

private final class MeasureIntervalSubscriber<
  Input, Downstream: Subscriber, Context: Scheduler
>: Link, Subscriber, Subscription, Described
where Downstream.Input == Context.SchedulerTimeType.Stride {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let scheduler: Context

  /// When the last value came; needs no lock, because values come one at a time.
  private var lastTime: Context.SchedulerTimeType

  init(_ downstream: Downstream, scheduler: Context) {
    self.downstream = downstream
    self.scheduler = scheduler
    lastTime = scheduler.now
  }

  func receive(subscription: any Subscription) {
    lastTime = scheduler.now
    if connect(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    let now = scheduler.now
    let pause = lastTime.distance(to: now)
    lastTime = now
    return downstream.receive(pause)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }
  func cancel() { disconnect() }

  var debugName: String { "MeasureInterval" }
  var debugChildren: [Mirror.Child] { [("downstream", downstream)] }
}

extension Publisher {
  /// Sends, for every value, the time since the one before, or since the subscription.
  ///
  /// Nothing is scheduled: spans arrive where and when the values do. The options make no
  /// difference.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
