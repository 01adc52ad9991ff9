extension Publishers {
  /// Makes one value of all, and sends it when the upstream finishes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The result of no value at all.
    public let initial: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Reduces `upstream`.
    @inlinable
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = ReduceFold<
        Upstream.Output, Upstream.Failure, Output, Never, Failure
      >(nextPartialResult)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: initial, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Makes one value of all, and sends it when the upstream finishes; fails when the closure throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The result of no value at all.
    public let initial: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Reduces `upstream`.
    @inlinable
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = ReduceFold<
        Upstream.Output, Upstream.Failure, Output, any Error, Failure
      >(nextPartialResult)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: initial, downstream: subscriber))
    }
  }
}

@usableFromInline
struct ReduceFold<Input, UpstreamFailure: Error, Output, Thrown: Error, Failure: Error>: Fold {
  @usableFromInline let nextPartialResult: (Output, Input) throws(Thrown) -> Output

  @inlinable
  init(_ nextPartialResult: @escaping (Output, Input) throws(Thrown) -> Output) {
    self.nextPartialResult = nextPartialResult
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Output>) -> FoldStep<Failure> {
    do throws(Thrown) {
      let last = memory.pointee
      memory.pointee = try nextPartialResult(last, input)
      return .more
    } catch {
      return .fail(widened(error))
    }
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Output>) -> Output? { memory.pointee }

  @usableFromInline static var name: String { operatorName("Reduce", throwing: Thrown.self) }
}

extension Publisher {
  /// Makes one value of all by `nextPartialResult`, beginning with `initialResult`, and sends it once
  /// the upstream has finished and it is wanted.
  @inlinable
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
