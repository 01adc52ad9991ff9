extension Publishers {
  /// Makes a publisher of each value and passes on what all of these send, in the order it comes.
  ///
  /// At most `maxPublishers` of them are listened to at once; the upstream is asked for another value
  /// when one completes. Where the downstream's demand has a limit, each is asked for one value at a
  /// time, which waits until it is wanted. Finishes when the upstream and all publishers made of its
  /// values have; fails with the first that fails, and cancels the others.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// Sends what the publishers made by the closure send.
    public typealias Output = NewPublisher.Output

    /// Fails as the upstream and those publishers do.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many publishers are listened to at once.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher of each value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Flattens what `transform` makes of the values of `upstream`.
    @inlinable
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches `subscriber`, which has its subscription before the upstream is subscribed to.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let engine = MergeEngine(
        subscriber, maxPublishers == .unlimited ? .unlimited : .limited, inputs: 1)
      subscriber.receive(subscription: engine)
      upstream.receive(
        subscriber: FlatMapInput(
          engine: engine, maxPublishers: maxPublishers, transform: transform))
    }
  }
}

extension Publisher {
  /// Passes on what the publishers send that `transform` makes of the values, at most
  /// `maxPublishers` of them at once.
  @inlinable
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// The same where the publishers made cannot fail but this one can.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// The same where this publisher cannot fail but those made can.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The same where nothing can fail.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
