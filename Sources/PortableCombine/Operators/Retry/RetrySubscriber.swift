public import Synchronization
public import Threads

/// Subscribes again and again, in a loop: an upstream that fails at once, however often, does not
/// deepen the stack.
@usableFromInline
final class RetrySubscriber<Upstream: Publisher, Downstream: Subscriber>: Succession<Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  /// Guarded by the lock; gone once it is useless.
  @exclusivity(unchecked) @usableFromInline var publisher: Upstream?

  /// Touched by whoever ends an era.
  @exclusivity(unchecked) @usableFromInline var remaining: Int?

  /// Whether the loop runs, and whether it must go round again.
  ///
  /// Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var isSubscribing = false
  @exclusivity(unchecked) @usableFromInline var isDue = false

  @inlinable
  init(_ publisher: Upstream, retries: Int?, downstream: Downstream) {
    self.publisher = publisher
    remaining = retries
    super.init(downstream: downstream)
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
    lock.withLock {
      guard isDue, let publisher else {
        isSubscribing = false
        return nil
      }
      isDue = false
      return (publisher, era.load(ordering: .relaxed))
    }
  }

  @inlinable
  func fail(_ error: Upstream.Failure, era: Int) {
    guard remaining.map({ $0 > 0 }) ?? true else { return complete(.failure(error), era: era) }
    guard end(era: era) else { return }
    remaining = remaining.map { $0 - 1 }
    begin()
  }

  @usableFromInline
  override func letGo() {
    let publisher = lock.withLock {
      defer { self.publisher = nil }
      return self.publisher
    }
    withExtendedLifetime(publisher) {}
  }

  @usableFromInline override var debugName: String { "Retry" }
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
  func receive(subscription: any Subscription) { retry.connect(subscription, era: era) }

  @inlinable
  func receive(_ input: Upstream.Output) -> Subscribers.Demand { retry.receive(input, era: era) }

  @inlinable
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    switch completion {
    case .finished: retry.complete(.finished, era: era)
    case .failure(let error): retry.fail(error, era: era)
    }
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { retry.combineIdentifier }

  @usableFromInline var debugName: String { retry.debugName }
}
