import Threads

extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many are left out.
    public let count: Int

    /// Leaves out the first `count` values of `upstream`, none where the count is negative.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches `subscriber`, which misses the first values.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: DropSubscriber(Swift.max(count, 0), downstream: subscriber))
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// Demands what it drops of its own accord, so that dropping does not wait for the downstream.
@usableFromInline
final class DropSubscriber<Downstream: Subscriber>: Link, Subscriber, Subscription, Described {
  @usableFromInline let downstream: Downstream

  /// How many values are still to be dropped.
  ///
  /// Touched as values come, one at a time.
  @exclusivity(unchecked) @usableFromInline var remaining: Int

  /// What the downstream asks for while it gets the subscription: asked of the upstream together
  /// with what is dropped.
  ///
  /// Guarded by the lock, and `nil` from then on.
  @exclusivity(unchecked) private var initialDemand: Subscribers.Demand?

  @usableFromInline
  init(_ count: Int, downstream: Downstream) {
    self.downstream = downstream
    remaining = count
    initialDemand = .max(count)
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    guard connect(subscription) else { return }
    downstream.receive(subscription: self)
    let (upstream, demand) = lock.withLock {
      defer { initialDemand = nil }
      return (self.upstream, initialDemand ?? .none)
    }
    if demand > .none { upstream?.request(demand) }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    guard remaining > 0 else { return downstream.receive(input) }
    remaining -= 1
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if end() { downstream.receive(completion: completion) }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      guard let initialDemand else { return self.upstream }
      self.initialDemand = initialDemand + demand
      return nil
    }
    upstream?.request(demand)
  }

  @inlinable
  func cancel() { disconnect() }

  @usableFromInline var debugName: String { "Drop" }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("remaining", remaining)]
  }
}

extension Publisher {
  /// Leaves out the first `count` values.
  ///
  /// They are demanded at once, whatever the subscriber wants.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
