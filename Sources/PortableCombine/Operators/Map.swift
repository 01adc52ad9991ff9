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
      upstream.receive(subscriber: MapStage(downstream: subscriber, transform: transform))
    }
  }
}

@frozen @usableFromInline
struct MapStage<Input, Downstream: Subscriber>: Subscriber, Described {
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

  @usableFromInline var debugName: String { "Map" }
}

extension Publisher {
  /// Sends what `transform` makes of each value.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
