extension Publishers {
  /// Sends what a closure makes of each value.
  @frozen
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of each.
    public let transform: (Upstream.Output) -> Output

    /// Maps `upstream` by `transform`.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: MapStage<Upstream.Output, S, MapName>(
          downstream: subscriber, transform: transform))
    }
  }
}

/// What a stage is called, where several operators share one; it costs nothing at run time.
@usableFromInline
protocol StageName {
  static var text: String { get }
}

@usableFromInline
enum MapName: StageName {
  @usableFromInline static var text: String { "Map" }
}

@usableFromInline
enum KeyPathName: StageName {
  @usableFromInline static var text: String { "ValueForKey" }
}

/// Sends what a closure makes of each value: `map`, by a function or by key paths, however many.
@frozen @usableFromInline
struct MapStage<Input, Downstream: Subscriber, Name: StageName>: Subscriber, Described {
  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (Input) -> Downstream.Input

  @inlinable
  init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input) {
    self.downstream = downstream
    self.transform = transform
  }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    downstream.receive(transform(input))
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }

  @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  @usableFromInline var debugName: String { Name.text }
}

extension Publishers.Map {
  /// Sends what `transform` makes of what this makes, and fails with the first error it throws.
  ///
  /// One closure for both. Two maps in a row are two stages: there the compiler makes one of them,
  /// and a closure around both would cost more.
  @inlinable
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
