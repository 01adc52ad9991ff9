extension Publishers {
  /// Sends no value, only how the upstream ended.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// Sends nothing.
    public typealias Output = Never

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Ignores the values of `upstream`.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, which gets the completion alone.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = IgnoreFold<Upstream.Output, Failure>()
      upstream.receive(subscriber: FoldSubscriber(logic, memory: Nothing(), downstream: subscriber))
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

/// Folds a stream into nothing.
@usableFromInline
struct IgnoreFold<Input, Failure: Error>: Fold {
  @usableFromInline typealias UpstreamFailure = Failure

  @inlinable
  init() {}

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Nothing>) -> FoldStep<Failure> {
    .more
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Nothing>) -> Never? { nil }

  @usableFromInline static var name: String { "IgnoreOutput" }
}

extension Publisher {
  /// Lets the upstream send all it has, and passes on its completion only.
  @inlinable
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
