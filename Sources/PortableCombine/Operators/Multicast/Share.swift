extension Publishers {
  /// Lets all subscribers share one subscription to its upstream.
  ///
  /// It begins with the first subscriber and ends when the last one has cancelled. Who comes later
  /// gets what flows from then on; who comes after the completion gets just that.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as the upstream does.
    public typealias Failure = Upstream.Failure

    /// What is shared.
    public final let upstream: Upstream

    @usableFromInline
    let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Shares `upstream`.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches `subscriber`, and subscribes to the upstream where it is the first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Two are equal when they are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Lets all subscribers share one subscription to this publisher.
  @inlinable
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
