extension Publishers {
  /// How values are gathered in arrays over time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// All that came within a span of time.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// All that came within a span of time, or so many, whichever comes first.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends its upstream's values in arrays, every so often.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends arrays of the upstream's values, never empty ones.
    public typealias Output = [Upstream.Output]

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// When an array is sent.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// How the scheduler is to treat the delivery.
    public let options: Context.SchedulerOptions?

    /// Gathers the values of `upstream` as `strategy` says.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches `subscriber`; the first span of time begins with its subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: CollectByTimeStorage<Upstream.Output, S, Context>(
          subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Gathers values in arrays and sends one at the end of each span of time in which any came, or
  /// earlier where `strategy` limits their number.
  ///
  /// What is not demanded stays in the array and is sent at the end of a later span. When the
  /// upstream finishes the rest is sent first; when it fails the rest is dropped. Delivers on the
  /// strategy's scheduler. Asks its upstream for everything.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
