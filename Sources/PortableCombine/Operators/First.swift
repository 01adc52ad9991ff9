extension Publishers {
  /// Sends the first value, and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Sends the first value of `upstream`.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, which gets one value at most.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = FirstFold<Upstream.Output, Failure, Never, Failure> { _ in true }
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers {
  /// Sends the first value a closure accepts, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is what is looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// Looks for a value of `upstream` that `predicate` accepts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = FirstFold<Upstream.Output, Upstream.Failure, Never, Failure>(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Sends the first value a closure accepts, and finishes; fails when the closure throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is what is looked for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Looks for a value of `upstream` that `predicate` accepts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = FirstFold<Upstream.Output, Upstream.Failure, any Error, Failure>(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

@usableFromInline
struct FirstFold<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Fold {
  @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

  @inlinable
  init(_ predicate: @escaping (Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Input?>) -> FoldStep<Failure> {
    do throws(Thrown) {
      guard try predicate(input) else { return .more }
      memory.pointee = input
      return .done
    } catch {
      return .fail(widened(error))
    }
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }

  @usableFromInline static var name: String { operatorName("First", throwing: Thrown.self) }
}

extension Publisher {
  /// Sends the first value as soon as it is wanted, and cancels the upstream; nothing where there is none.
  @inlinable
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Sends the first value that `predicate` accepts; nothing where there is none.
  @inlinable
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
