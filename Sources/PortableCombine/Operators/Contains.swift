extension Publishers {
  /// Sends whether a value is among those of the upstream.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// Sends the answer.
    public typealias Output = Bool

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What is looked for.
    public let output: Upstream.Output

    /// Looks for `output` in `upstream`.
    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches `subscriber`, which gets one answer.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = ContainsFold<Upstream.Output, Failure>(output)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: false, downstream: subscriber))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

@usableFromInline
struct ContainsFold<Input: Equatable, Failure: Error>: Fold {
  @usableFromInline typealias UpstreamFailure = Failure
  @usableFromInline let wanted: Input

  @inlinable
  init(_ wanted: Input) {
    self.wanted = wanted
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Bool>) -> FoldStep<Failure> {
    guard input == wanted else { return .more }
    memory.pointee = true
    return .done
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Bool>) -> Bool? { memory.pointee }

  @usableFromInline static var name: String { "Contains" }
}

extension Publishers {
  /// Sends whether a closure accepts one of the values.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// Sends the answer.
    public typealias Output = Bool

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
      let logic = ContainsWhereFold<Upstream.Output, Upstream.Failure, Never, Failure>(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: false, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts one of the values; fails when the closure throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// Sends the answer.
    public typealias Output = Bool

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
      let logic = ContainsWhereFold<
        Upstream.Output, Upstream.Failure, any Error, Failure
      >(predicate)
      upstream.receive(subscriber: FoldSubscriber(logic, memory: false, downstream: subscriber))
    }
  }
}

@usableFromInline
struct ContainsWhereFold<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Fold {
  @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

  @inlinable
  init(_ predicate: @escaping (Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Bool>) -> FoldStep<Failure> {
    do throws(Thrown) {
      guard try predicate(input) else { return .more }
      memory.pointee = true
      return .done
    } catch {
      return .fail(widened(error))
    }
  }

  @inlinable
  func result(memory: UnsafeMutablePointer<Bool>) -> Bool? { memory.pointee }

  @usableFromInline static var name: String { operatorName("ContainsWhere", throwing: Thrown.self) }
}

extension Publisher where Output: Equatable {
  /// Sends `true` as soon as `output` comes, `false` where the upstream finishes without it.
  @inlinable
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Sends `true` as soon as `predicate` accepts a value, `false` where the upstream finishes
  /// without one.
  @inlinable
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
