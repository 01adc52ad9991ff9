/// Feeds a subject from a publisher, until it is cancelled.
final class SubjectRelay<S: Subject>: Subscriber, Subscription, Described {
  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock { () -> S? in
      guard upstream == nil, let subject = self.subject else { return nil }
      upstream = subscription
      return subject
    }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    release().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { release().upstream?.cancel() }

  private func release() -> (subject: S?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (subject, upstream) = (nil, nil) }
      return (subject, upstream)
    }
  }

  var debugName: String { "Subject" }
}
