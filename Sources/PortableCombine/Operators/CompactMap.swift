extension Publishers {
  /// Sends what a closure makes of each value, except `nil`.
  @frozen
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of each value; `nil` leaves it out.
    public let transform: (Upstream.Output) -> Output?

    /// Maps `upstream` by `transform`.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: CompactMapStage(downstream: subscriber, transform: transform))
    }
  }
}

@frozen @usableFromInline
struct CompactMapStage<Input, Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (Input) -> Downstream.Input?

  @inlinable
  init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?) {
    self.downstream = downstream
    self.transform = transform
  }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    // A value left out was demanded all the same: ask for another in its place.
    guard let output = transform(input) else { return .max(1) }
    return downstream.receive(output)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }

  @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  @usableFromInline var debugName: String { "CompactMap" }
}

extension Publishers {
  /// Sends what a closure makes of each value, except `nil`; fails when the closure throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Fails with the upstream's error or the closure's.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of each value; `nil` leaves it out.
    public let transform: (Upstream.Output) throws -> Output?

    /// Maps `upstream` by `transform`.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber` behind the closure.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = TryCompactMapStage<Upstream.Output, Upstream.Failure, Output>(transform)
      upstream.receive(subscriber: StageSubscriber(logic, downstream: subscriber))
    }
  }
}

@usableFromInline
struct TryCompactMapStage<Input, UpstreamFailure: Error, Output>: Stage {
  @usableFromInline let transform: (Input) throws -> Output?

  @inlinable
  init(_ transform: @escaping (Input) throws -> Output?) {
    self.transform = transform
  }

  @inlinable
  func receive(_ input: Input, memory: UnsafeMutablePointer<Nothing>) -> Step<Output, any Error> {
    do { return try transform(input).map { .send($0) } ?? .skip } catch { return .fail(error) }
  }

  @usableFromInline static var name: String { "TryCompactMap" }
}

extension Publishers.CompactMap {
  /// Sends what `transform` makes of what this makes, except `nil`, by one closure for both.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Sends what `transform` makes of what this makes, by one closure for both.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Sends what `transform` makes of what this makes, except `nil`, by one closure for both.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) {
      try first($0).flatMap(transform)
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value and leaves out what it makes `nil` of.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// The same with a closure whose first error fails the stream.
  @inlinable
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
