extension Publishers {
  /// Passes values on until another publisher sends one, and then finishes.
  ///
  /// The other publisher is subscribed to first, and asked for one value; its completion changes
  /// nothing.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as the upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whose first value is the end.
    public let other: Other

    /// Passes on `upstream` until `other` sends a value.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches `subscriber` to the upstream, after listening to the other publisher.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let machine = PrefixUntilOutputMachine(subscriber)
      other.receive(
        subscriber: UntilOutputTrigger<PrefixUntilOutputMachine<S>, Other.Output, Other.Failure>(
          engine: machine))
      upstream.receive(subscriber: UntilOutputInput(engine: machine))
    }
  }
}

extension Publisher {
  /// Passes values on until `publisher` sends one, and then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
