extension Publishers {
  /// Connects a connectable publisher with its first subscriber, and disconnects it when the last
  /// one has cancelled.
  ///
  /// A subscriber who comes after that connects it anew. A completion does not disconnect.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as the upstream does.
    public typealias Failure = Upstream.Failure

    /// What is connected.
    public final let upstream: Upstream

    @usableFromInline final let connection: AutoconnectMachine

    /// Connects `upstream` when it is subscribed to.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
      connection = AutoconnectMachine(connect: upstream.connect)
    }

    /// Attaches `subscriber`, and connects afterwards where it is the first.
    @inlinable
    public final func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let connects = connection.enter()
      upstream.receive(
        subscriber: AutoconnectSubscriber(downstream: subscriber, connection: connection))
      if connects { connection.establish() }
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last one has cancelled.
  @inlinable
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
