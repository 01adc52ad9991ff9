extension Publishers {
  /// Gathers all values and sends them as one array when the upstream finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// Sends one array.
    public typealias Output = [Upstream.Output]

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Gathers the values of `upstream`.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, which gets one array.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = CollectFold<Upstream.Output, Failure>()
      upstream.receive(subscriber: FoldSubscriber(logic, memory: [], downstream: subscriber))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

@usableFromInline
struct CollectFold<Input, Failure: Error>: Fold {
  @usableFromInline typealias UpstreamFailure = Failure

  @inlinable
  init() {}

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<[Input]>) -> FoldStep<Failure> {
    memory.pointee.append(input)
    return .more
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<[Input]>) -> [Input]? { memory.pointee }

  @usableFromInline static var name: String { "Collect" }
}

extension Publisher {
  /// Gathers all values without limit, and sends them as one array, empty perhaps, once the
  /// upstream has finished and the array is wanted.
  ///
  /// A failure drops them.
  @inlinable
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
