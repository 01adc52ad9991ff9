extension Publishers {
  /// Sends a value once no other has followed it for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long the upstream must pause.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// What measures the time, and where values are delivered.
    public let scheduler: Context

    /// How the scheduler is to treat them.
    public let options: Context.SchedulerOptions?

    /// Waits for pauses of `dueTime` in `upstream`.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches `subscriber`; its subscription comes at once, on the caller's thread.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: DebounceStorage<S, Context>(
          subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Holds back values until the upstream pauses for `dueTime`, then sends the last one.
  ///
  /// A value still held when the upstream completes is dropped, and so is one that falls due while
  /// none is demanded. Delivers on `scheduler`. Asks its upstream for everything.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
