extension Publishers {
  /// Subscribes to its upstream again when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How often; `nil` for as often as it fails.
    public let retries: Int?

    /// Subscribes to `upstream` again, at most `retries` times.
    @inlinable
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches `subscriber`, which notices only the last of the failures.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      RetrySubscriber(upstream, retries: retries, downstream: subscriber).begin()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes to this publisher again when it fails, at most `retries` times; the failure after
  /// that passes.
  ///
  /// What the subscriber still wants is asked of each new subscription.
  @inlinable
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
