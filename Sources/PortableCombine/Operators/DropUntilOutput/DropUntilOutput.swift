extension Publishers {
  /// Drops values until another publisher sends one.
  ///
  /// Demand passes through all the time, and a value dropped is not replaced. The other publisher is
  /// subscribed to first, asked for one value, and then cancelled; where it completes without one,
  /// so does this.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as both publishers do.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whose first value is the beginning.
    public let other: Other

    /// Drops the values of `upstream` until `other` sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches `subscriber`, which has its subscription before anything is subscribed to.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let machine = DropUntilOutputMachine(subscriber)
      subscriber.receive(subscription: machine)
      other.receive(
        subscriber: UntilOutputTrigger<DropUntilOutputMachine<S>, Other.Output, Other.Failure>(
          engine: machine))
      upstream.receive(subscriber: UntilOutputInput(engine: machine))
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Drops values until `publisher` sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
