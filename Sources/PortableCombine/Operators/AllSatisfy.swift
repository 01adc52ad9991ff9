extension Publishers {
  /// Sends whether a closure accepts every value.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// Sends the answer.
    public typealias Output = Bool

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is as it should be.
    public let predicate: (Upstream.Output) -> Bool

    /// Puts the values of `upstream` to `predicate`.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = AllSatisfyFold<Upstream.Output, Upstream.Failure, Never, Failure>(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: true, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts every value; fails when the closure throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// Sends the answer.
    public typealias Output = Bool

    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is as it should be.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Puts the values of `upstream` to `predicate`.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = AllSatisfyFold<Upstream.Output, Upstream.Failure, any Error, Failure>(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: true, downstream: subscriber))
    }
  }
}

@usableFromInline
struct AllSatisfyFold<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Fold {
  @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

  @inlinable
  init(_ predicate: @escaping (Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Bool>) -> FoldStep<Failure> {
    do throws(Thrown) {
      if try predicate(input) { return .more }
      memory.pointee = false
      return .done
    } catch {
      return .fail(widened(error))
    }
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Bool>) -> Bool? { memory.pointee }

  @usableFromInline static var name: String { operatorName("AllSatisfy", throwing: Thrown.self) }
}

extension Publisher {
  /// Sends `false` as soon as `predicate` refuses a value, `true` where the upstream finishes before.
  @inlinable
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
