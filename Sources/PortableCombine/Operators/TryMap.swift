extension Publishers {
  /// Sends what a closure makes of each value; fails when the closure throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of each.
    public let transform: (Upstream.Output) throws -> Output

    /// Maps `upstream` by `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let logic = TryMapStage<Upstream.Output, Upstream.Failure, Output>(transform)
      upstream.receive(subscriber: StageSubscriber(logic, downstream: subscriber))
    }
  }
}

@usableFromInline
struct TryMapStage<Input, UpstreamFailure: Error, Output>: Stage {
  @usableFromInline let transform: (Input) throws -> Output

  @inlinable
  init(_ transform: @escaping (Input) throws -> Output) {
    self.transform = transform
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Nothing>) -> Step<Output, any Error> {
    do { return .send(try transform(input)) } catch { return .fail(error) }
  }

  @usableFromInline static var name: String { "TryMap" }
}

extension Publishers.TryMap {
  /// Sends what `transform` makes of what this makes, by one closure for both.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value, and fails with the first error it throws.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
