public import Synchronization
public import Threads

/// Listens to the first publisher; a ``CatchReplacement`` then listens to the second one.
@usableFromInline
final class CatchSubscriber<
  Failure: Error, Thrown: Error, NewPublisher: Publisher, Downstream: Subscriber
>: Succession<Downstream>, Subscriber where NewPublisher.Output == Downstream.Input {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Handler = (Failure) throws(Thrown) -> NewPublisher

  /// Guarded by the lock; gone once it is used or useless.
  @exclusivity(unchecked) @usableFromInline var handler: Handler?

  @inlinable
  init(_ handler: @escaping Handler, downstream: Downstream) {
    self.handler = handler
    super.init(downstream: downstream)
  }

  @inlinable
  func receive(subscription: any Subscription) { connect(subscription, era: 0) }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { receive(input, era: 0) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: complete(.finished, era: 0)
    case .failure(let error):
      if end(era: 0), let handler = takeHandler() { takeOver(handler, error) }
    }
  }

  @inlinable
  func takeOver(_ handler: Handler, _ error: Failure) {
    do throws(Thrown) {
      let next = try handler(error)
      guard era.load(ordering: .acquiring) == 1 else { return }
      next.receive(subscriber: CatchReplacement<NewPublisher.Failure, Downstream>(succession: self))
    } catch {
      complete(.failure(widened(error)), era: 1)
    }
  }

  @inlinable
  func takeHandler() -> Handler? {
    lock.withLock {
      defer { handler = nil }
      return handler
    }
  }

  @usableFromInline
  override func letGo() {
    let handler = takeHandler()
    withExtendedLifetime(handler) {}
  }

  @usableFromInline override var debugName: String {
    operatorName("Catch", throwing: Thrown.self)
  }
}

/// Listens to the publisher that took over.
@usableFromInline
struct CatchReplacement<Failure: Error, Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline let succession: Succession<Downstream>

  @inlinable
  init(succession: Succession<Downstream>) {
    self.succession = succession
  }

  @inlinable
  func receive(subscription: any Subscription) { succession.connect(subscription, era: 1) }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    succession.receive(input, era: 1)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    succession.complete(completion.mapFailure(widened), era: 1)
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { succession.combineIdentifier }

  @usableFromInline var debugName: String { succession.debugName }
}
