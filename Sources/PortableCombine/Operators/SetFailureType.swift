extension Publishers {
  /// Gives a stream that cannot fail a failure type, so that it fits beside one that can.
  @frozen
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// Pretends that `upstream` might fail.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, which will never see a failure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: SetFailureTypeStage(downstream: subscriber))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

@frozen @usableFromInline
struct SetFailureTypeStage<Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline let downstream: Downstream

  @inlinable
  init(downstream: Downstream) {
    self.downstream = downstream
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
  func receive(completion: Subscribers.Completion<Never>) {
    downstream.receive(completion: .finished)
  }

  @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  @usableFromInline var debugName: String { "SetFailureType" }
}

extension Publisher where Failure == Never {
  /// Gives this stream the failure type `failureType`; it still never fails.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.SetFailureType {
  /// Gives the stream another failure type in place of the one it was given.
  @inlinable
  public func setFailureType<E: Error>(
    to failure: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType(upstream: upstream)
  }
}
