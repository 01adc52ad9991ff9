public import Synchronization
public import Threads

/// Subscribes again and again, in a loop: an upstream that fails at once, however often, does not
/// deepen the stack.
@usableFromInline
final class RetrySubscriber<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  /// The plan is to subscribe to the same publisher once more.
  @usableFromInline let upstreams: UpstreamsInTurn<Upstream>
  @usableFromInline let downstream: Downstream

  /// Touched by whoever ends an era.
  @exclusivity(unchecked) @usableFromInline var remaining: Int?

  /// Whether the loop runs, and whether it must go round again.
  ///
  /// Guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var isSubscribing = false
  @exclusivity(unchecked) @usableFromInline var isDue = false

  @inlinable
  init(_ publisher: Upstream, retries: Int?, downstream: Downstream) {
    upstreams = UpstreamsInTurn(publisher, name: "Retry")
    remaining = retries
    self.downstream = downstream
  }

  /// Subscribes, unless a loop is about to do it anyway.
  @inlinable
  func begin() {
    let mustLoop = lock.withLock {
      isDue = true
      defer { isSubscribing = true }
      return !isSubscribing
    }
    guard mustLoop else { return }
    while let (publisher, era) = nextAttempt() {
      publisher.receive(subscriber: RetryAttempt(retry: self, era: era))
    }
  }

  @inlinable
  func nextAttempt() -> (publisher: Upstream, era: Int)? {
    let publisher = upstreams.nextPlan
    return lock.withLock {
      guard isDue, let publisher else {
        isSubscribing = false
        return nil
      }
      isDue = false
      return (publisher, upstreams.era.load(ordering: .relaxed))
    }
  }

  @inlinable
  func complete(_ completion: Subscribers.Completion<Upstream.Failure>, era: Int) {
    if upstreams.complete(era: era) { downstream.receive(completion: completion) }
  }

  @inlinable
  func fail(_ error: Upstream.Failure, era: Int) {
    guard remaining.map({ $0 > 0 }) ?? true else { return complete(.failure(error), era: era) }
    guard upstreams.end(era: era) else { return }
    remaining = remaining.map { $0 - 1 }
    begin()
  }
}

/// Listens to the upstream of one era.
@usableFromInline
struct RetryAttempt<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  @usableFromInline let retry: RetrySubscriber<Upstream, Downstream>
  @usableFromInline let era: Int

  @inlinable
  init(retry: RetrySubscriber<Upstream, Downstream>, era: Int) {
    self.retry = retry
    self.era = era
  }

  @inlinable
  func receive(subscription: any Subscription) {
    retry.upstreams.connect(subscription, era: era) { retry.downstream.receive(subscription: $0) }
  }

  @inlinable
  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    retry.upstreams.deliver(input, era: era, to: retry.downstream)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    switch completion {
    case .finished: retry.complete(.finished, era: era)
    case .failure(let error): retry.fail(error, era: era)
    }
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { retry.upstreams.combineIdentifier }

  @usableFromInline var debugName: String { retry.upstreams.debugName }
}
