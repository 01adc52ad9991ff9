extension Publishers {
  /// Ends a stream that pauses for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does, or with the custom error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long a pause may be.
    public let interval: Context.SchedulerTimeType.Stride

    /// What measures the time, and where values are delivered.
    public let scheduler: Context

    /// How the scheduler is to treat them.
    public let options: Context.SchedulerOptions?

    /// Makes the error that a pause ends in; without it the stream just finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Ends `upstream` when it pauses for `interval`.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches `subscriber`; its subscription comes at once, on the caller's thread.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: TimeoutStorage<S, Context>(
          subscriber, interval: interval, scheduler: scheduler, options: options,
          customError: customError))
    }
  }
}

extension Publisher {
  /// Ends the stream when no value came for `interval`, counted from the first request or from the
  /// value before.
  ///
  /// It then cancels its upstream, and finishes, or fails with `customError`. Values that came in
  /// time are still delivered. Delivers on `scheduler`. Demand goes upstream at once; after the
  /// first the time runs whether or not more is demanded.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
