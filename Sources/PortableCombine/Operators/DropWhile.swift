extension Publishers {
  /// Leaves out values until a closure refuses one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value still belongs to those left out.
    public let predicate: (Upstream.Output) -> Bool

    /// Drops values of `upstream` while `predicate` holds.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = DropWhileStage<Upstream.Output, Upstream.Failure, Never, Failure>(predicate)
      upstream.receive(subscriber: StageSubscriber(logic, memory: true, downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Leaves out values until a closure refuses one; fails when the closure throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value still belongs to those left out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Drops values of `upstream` while `predicate` holds.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = DropWhileStage<Upstream.Output, Upstream.Failure, any Error, Failure>(predicate)
      upstream.receive(subscriber: StageSubscriber(logic, memory: true, downstream: subscriber))
    }
  }
}

/// Remembers whether it is still dropping.
@usableFromInline
struct DropWhileStage<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Stage {
  @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

  @inlinable
  init(_ predicate: @escaping (Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Bool>) -> Step<Input, Failure> {
    do throws(Thrown) {
      guard memory.pointee else { return .send(input) }
      if try predicate(input) { return .skip }
      memory.pointee = false
      return .send(input)
    } catch {
      return .fail(widened(error))
    }
  }

  @usableFromInline static var name: String { operatorName("DropWhile", throwing: Thrown.self) }
}

extension Publisher {
  /// Leaves out values for as long as `predicate` holds; from then on it is not asked again.
  @inlinable
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
