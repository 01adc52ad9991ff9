extension Publishers {
  /// Sends the last value when the upstream finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Sends the last value of `upstream`.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, which gets one value at most.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = LastFold<Upstream.Output, Failure, Never, Failure> { _ in true }
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publishers {
  /// Sends the last value a closure accepts when the upstream finishes.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      let logic = LastFold<Upstream.Output, Upstream.Failure, Never, Failure>(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Sends the last value a closure accepts when the upstream finishes; fails when the closure throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      let logic = LastFold<Upstream.Output, Upstream.Failure, any Error, Failure>(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: .none, downstream: subscriber))
    }
  }
}

@usableFromInline
struct LastFold<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Fold {
  @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

  @inlinable
  init(_ predicate: @escaping (Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Input?>) -> FoldStep<Failure> {
    do throws(Thrown) {
      if try predicate(input) { memory.pointee = input }
      return .more
    } catch {
      return .fail(widened(error))
    }
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }

  @usableFromInline static var name: String { operatorName("Last", throwing: Thrown.self) }
}

extension Publisher {
  /// Sends the last value once the upstream has finished; nothing where there is none.
  @inlinable
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends the last value that `predicate` accepts; nothing where there is none.
  @inlinable
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
