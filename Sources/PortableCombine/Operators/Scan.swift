extension Publishers {
  /// Sends, for each value, what has been made of all values so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The result before any value; it is not sent.
    public let initialResult: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Scans `upstream`.
    @inlinable
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = ScanStage<
        Upstream.Output, Upstream.Failure, Output, Never, Failure
      >(nextPartialResult)
      upstream.receive(
        subscriber: StageSubscriber(logic, memory: initialResult, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Sends, for each value, what has been made of all values so far; fails when the closure throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The result before any value; it is not sent.
    public let initialResult: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Scans `upstream`.
    @inlinable
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = ScanStage<
        Upstream.Output, Upstream.Failure, Output, any Error, Failure
      >(nextPartialResult)
      upstream.receive(
        subscriber: StageSubscriber(logic, memory: initialResult, downstream: subscriber))
    }
  }
}

@usableFromInline
struct ScanStage<Input, UpstreamFailure: Error, Output, Thrown: Error, Failure: Error>: Stage {
  @usableFromInline let nextPartialResult: (Output, Input) throws(Thrown) -> Output

  @inlinable
  init(_ nextPartialResult: @escaping (Output, Input) throws(Thrown) -> Output) {
    self.nextPartialResult = nextPartialResult
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Output>) -> Step<Output, Failure> {
    do throws(Thrown) {
      let last = memory.pointee
      let next = try nextPartialResult(last, input)
      memory.pointee = next
      return .send(next)
    } catch {
      return .fail(widened(error))
    }
  }

  @usableFromInline static var name: String { operatorName("Scan", throwing: Thrown.self) }
}

extension Publisher {
  /// Sends, for each value, what `nextPartialResult` makes of it and of the result before, beginning
  /// with `initialResult`.
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
