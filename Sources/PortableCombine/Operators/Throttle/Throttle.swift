extension Publishers {
  /// Sends at most one value per span of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long it waits after a value.
    public let interval: Context.SchedulerTimeType.Stride

    /// What measures the time, and where values are delivered.
    public let scheduler: Context

    /// Whether the last of the values that came meanwhile is sent, or the first.
    public let latest: Bool

    /// Thins `upstream` out to a value per `interval`.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches `subscriber`; its subscription comes at once, on the caller's thread.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: ThrottleStorage<S, Context>(
          subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

extension Publisher {
  /// Sends at most one value per `interval`: the `latest` of those that came meanwhile, or the first.
  ///
  /// The first value of all is sent as soon as `scheduler` can, and each later one when `interval`
  /// has passed since the one before. A value held when the upstream completes is still sent at its
  /// time, right before the completion. One that falls due while none is demanded is dropped.
  /// Delivers on `scheduler`. Asks its upstream for everything.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
