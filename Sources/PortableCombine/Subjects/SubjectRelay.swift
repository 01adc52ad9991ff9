public import Threads

/// Feeds a subject from a publisher, until it is cancelled.
@usableFromInline
final class SubjectRelay<S: Subject>: Subscriber, Subscription, Described {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var subject: S?
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?

  @inlinable
  init(_ subject: S) { self.subject = subject }

  @usableFromInline
  func receive(subscription: any Subscription) {
    let subject = lock.withLock { () -> S? in
      guard upstream == nil, let subject = self.subject else { return nil }
      upstream = subscription
      return subject
    }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  @inlinable
  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<S.Failure>) {
    release().subject?.send(completion: completion)
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @usableFromInline
  func cancel() { release().upstream?.cancel() }

  private func release() -> (subject: S?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (subject, upstream) = (nil, nil) }
      return (subject, upstream)
    }
  }

  @usableFromInline var debugName: String { "Subject" }
}
