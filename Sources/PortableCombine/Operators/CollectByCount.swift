import Threads

extension Publishers {
  /// Gathers values into arrays of a certain length.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Sends arrays; the last one may be shorter.
    public typealias Output = [Upstream.Output]

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long an array is.
    public let count: Int

    /// Gathers the values of `upstream` by `count`, which must be positive.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      if count < 1 { emptyBatches(count) }
      self.upstream = upstream
      self.count = count
    }

    /// Attaches `subscriber`, which gets the arrays.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: BatchSubscriber<Upstream.Output, S>(count, downstream: subscriber))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

@usableFromInline
func emptyBatches(_ count: Int) -> Never {
  stop(
    "Values cannot be gathered into arrays of \(count): collect(\(count)).", facts: [:],
    fix: "Gather at least one value at a time, or all of them with collect().")
}

/// Each array wanted is worth `count` values upstream.
@usableFromInline
final class BatchSubscriber<Input, Downstream: Subscriber>: Link, Subscriber, Subscription,
  Described
where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let count: Int

  /// What is gathered so far.
  ///
  /// Touched as values come, one at a time.
  @exclusivity(unchecked) @usableFromInline var batch: [Input] = []

  @inlinable
  init(_ count: Int, downstream: Downstream) {
    self.count = count
    self.downstream = downstream
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if connect(subscription) { downstream.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    batch.append(input)
    guard batch.count >= count else { return .none }
    return downstream.receive(takeBatch()) * count
  }

  @inlinable
  func takeBatch() -> [Input] {
    defer { batch = [] }
    return batch
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    guard startFinishing() else { return }
    let rest = takeBatch()
    // Whole arrays were demanded, so a shorter one was too.
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    if end() { downstream.receive(completion: completion) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) { requestUpstream(demand * count) }

  @inlinable
  func cancel() { disconnect() }

  @usableFromInline var debugName: String { "CollectByCount" }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("batch", batch), ("count", count)]
  }
}

extension Publisher {
  /// Gathers values and sends them as arrays of `count`.
  ///
  /// What is left when the upstream finishes is sent as a shorter one; a failure drops it.
  @inlinable
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
