extension Publishers {
  /// Counts the values and sends their number when the upstream finishes.
  public struct Count<Upstream: Publisher>: Publisher {
    /// Sends one number.
    public typealias Output = Int

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Counts the values of `upstream`.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, which gets one number.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = CountFold<Upstream.Output, Failure>()
      upstream.receive(subscriber: FoldSubscriber(logic, memory: 0, downstream: subscriber))
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

@usableFromInline
struct CountFold<Input, Failure: Error>: Fold {
  @usableFromInline typealias UpstreamFailure = Failure

  @inlinable
  init() {}

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Int>) -> FoldStep<Failure> {
    memory.pointee += 1
    return .more
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Int>) -> Int? { memory.pointee }

  @usableFromInline static var name: String { "Count" }
}

extension Publisher {
  /// Sends how many values there were, once the upstream has finished.
  @inlinable
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
