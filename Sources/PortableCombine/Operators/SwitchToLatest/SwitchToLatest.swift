extension Publishers {
  /// Passes on what the latest of the publishers sends that its upstream sends.
  ///
  /// A new publisher ends the former one. What the downstream still wants is asked of the new one.
  /// Finishes when the upstream and the latest publisher have; fails with either of them.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// Sends what the latest publisher sends.
    public typealias Output = P.Output

    /// Fails as the upstream and its publishers do.
    public typealias Failure = P.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    /// Listens to the latest publisher that `upstream` sent.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, which has its subscription before the upstream is subscribed to.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let machine = SwitchToLatestMachine(subscriber)
      subscriber.receive(subscription: machine)
      upstream.receive(subscriber: SwitchToLatestOuter<P, S>(engine: machine))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Passes on what the latest publisher sends that this one sent.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// The same where the publishers sent cannot fail but this one can.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// The same where this publisher cannot fail but those sent can.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// The same where nothing can fail.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
