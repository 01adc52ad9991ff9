extension Publishers {
  /// Goes on with another publisher when the first one fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as the second publisher does.
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that takes over.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Goes on, where `upstream` fails, with what `handler` makes.
    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches `subscriber`, which does not notice the change.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: CatchSubscriber<Upstream.Failure, Never, NewPublisher, S>(
          handler, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Goes on with another publisher when the first one fails; fails when the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails with the second publisher's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that takes over.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Goes on, where `upstream` fails, with what `handler` makes.
    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches `subscriber`, which does not notice the change.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: CatchSubscriber<Upstream.Failure, any Error, NewPublisher, S>(
          handler, downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that `handler` makes of the error.
  ///
  /// What the subscriber still wants is asked of it.
  @inlinable
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// The same with a closure that may throw, which fails the stream.
  @inlinable
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
