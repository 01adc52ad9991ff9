extension Publishers {
  /// Sends one value in place of a stream that finishes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What is sent instead.
    public let output: Upstream.Output

    /// Sends `output` where `upstream` finishes empty.
    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches `subscriber`, which gets a value unless the upstream fails.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: ReplacementSubscriber<Failure, S>(
          .emptiness, by: output, downstream: subscriber))
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Sends `output` where the upstream finishes without a value, once it is wanted.
  ///
  /// A failure passes.
  @inlinable
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
