extension Publishers {
  /// Keeps up to `size` values for a downstream that does not want them yet.
  ///
  /// The upstream is asked before the downstream has its subscription, so that a buffer may be full
  /// from the start. A finish waits until every value kept was delivered, and so does the error of a
  /// buffer that is full; a failure of the upstream follows what was asked for, and drops the rest.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as the upstream does, or with the error of a buffer that is full.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are kept at most.
    public let size: Int

    /// How the upstream is asked for values.
    public let prefetch: Publishers.PrefetchStrategy

    /// What happens to a value that finds the buffer full.
    public let whenFull: Publishers.BufferingStrategy<Failure>

    /// Puts a buffer behind `upstream`.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches `subscriber` behind a buffer of its own.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let machine = BufferMachine(
        subscriber, size: size, keepsFull: prefetch == .keepFull, whenFull: whenFull)
      upstream.receive(subscriber: BufferInput(engine: machine))
    }
  }

  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// For as many as it has room for: as many as its size at first, and one for each that leaves.
    case keepFull

    /// For all there are: what the downstream requests is taken from what has come.
    case byRequest
  }

  /// What a buffer does with a value for which it has no room.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the value.
    case dropNewest

    /// Drops the value that was kept the longest, and keeps the new one.
    case dropOldest

    /// Takes nothing more, and fails with this error once the values that were kept were delivered, as
    /// they are asked for.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Keeps up to `size` values for a downstream that does not want them yet.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
