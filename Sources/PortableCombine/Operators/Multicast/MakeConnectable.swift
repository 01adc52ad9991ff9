extension Publishers {
  /// Gives a publisher a `connect()`: nothing flows before it is called.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Cannot fail, as its upstream.
    public typealias Failure = Never

    @usableFromInline let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Lets `upstream` wait for `connect()`.
    @inlinable
    public init(upstream: Upstream) {
      multicast = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches `subscriber`, which gets what flows after the next `connect()`.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }

    /// Subscribes to the upstream, for all subscribers together.
    @inlinable
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Makes this publisher wait for `connect()`, so that all subscribers can be attached before.
  @inlinable
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
