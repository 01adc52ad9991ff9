extension Publishers {
  /// Replaces the error a stream fails with.
  @frozen
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Maps the error of `upstream` by `transform`.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Maps the error of `upstream` by `map`.
    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: MapErrorStage(downstream: subscriber, transform: transform))
    }
  }
}

@frozen @usableFromInline
struct MapErrorStage<UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (UpstreamFailure) -> Downstream.Failure

  @inlinable
  init(downstream: Downstream, transform: @escaping (UpstreamFailure) -> Downstream.Failure) {
    self.downstream = downstream
    self.transform = transform
  }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  @inlinable @inline(__always)
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    downstream.receive(completion: completion.mapFailure(transform))
  }

  @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  @usableFromInline var debugName: String { "MapError" }
}

extension Publisher {
  /// Fails with what `transform` makes of the error; values pass unchanged.
  @inlinable
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
