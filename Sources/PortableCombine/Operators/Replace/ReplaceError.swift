extension Publishers {
  /// Sends one last value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Never fails.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream

    /// What is sent instead.
    public let output: Upstream.Output

    /// Sends `output` where `upstream` fails.
    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches `subscriber`, which never sees the error.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: ReplacementSubscriber<Upstream.Failure, S>(
          .failure, by: output, downstream: subscriber))
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Sends `output` and finishes where the upstream fails, once it is wanted.
  @inlinable
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
