extension Publishers {
  /// Sends values until a closure refuses one, and then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value still belongs to those sent.
    public let predicate: (Upstream.Output) -> Bool

    /// Sends values of `upstream` while `predicate` holds.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = PrefixWhileStage<Upstream.Output, Upstream.Failure, Never, Failure>(predicate)
      upstream.receive(
        subscriber: StageSubscriber(logic, memory: Nothing(), downstream: subscriber))
    }
  }
}

extension Publishers {
  /// Sends values until a closure refuses one, and then finishes; fails when the closure throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value still belongs to those sent.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Sends values of `upstream` while `predicate` holds.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = PrefixWhileStage<Upstream.Output, Upstream.Failure, any Error, Failure>(predicate)
      upstream.receive(
        subscriber: StageSubscriber(logic, memory: Nothing(), downstream: subscriber))
    }
  }
}

@usableFromInline
struct PrefixWhileStage<Input, UpstreamFailure: Error, Thrown: Error, Failure: Error>: Stage {
  @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

  @inlinable
  init(_ predicate: @escaping (Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Nothing>) -> Step<Input, Failure> {
    do throws(Thrown) {
      return try predicate(input) ? .send(input) : .finish
    } catch {
      return .fail(widened(error))
    }
  }

  @usableFromInline static var name: String { operatorName("PrefixWhile", throwing: Thrown.self) }
}

extension Publisher {
  /// Sends values for as long as `predicate` holds, then cancels the upstream and finishes.
  @inlinable
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
