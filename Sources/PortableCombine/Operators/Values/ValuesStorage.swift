import Threads

/// Hands a publisher's values to the tasks that wait for them.
final class ValuesStorage<Output> {
  typealias Outcome = Handover<Result<Output?, any Error>>
  typealias Waiter = UnsafeContinuation<Outcome, Never>

  private let lock = Lock()
  private var machine = ValuesStateMachine<Waiter>()

  /// Waits for the next value; `nil` at the end.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Output?, any Error> {
    let me = Handover(self)
    return await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { wait($0) }.content
    } onCancel: {
      me.content.cancel()
    }
  }

  private func wait(_ waiter: Waiter) {
    switch lock.withLock({ machine.wait(waiter) }) {
    case .wait(let subscription): subscription?.request(.max(1))
    case .end(let error): waiter.resume(returning: Handover(outcome(error)))
    }
  }

  func take(_ subscription: any Subscription) {
    guard let count = lock.withLock({ machine.subscribe(subscription) }) else {
      return subscription.cancel()
    }
    if count > 0 { subscription.request(.max(count)) }
  }

  func take(_ value: Output) {
    lock.withLock { machine.nextWaiter() }?.resume(returning: Handover(.success(value)))
  }

  func finish(_ error: (any Error)? = nil) {
    var waiters = lock.withLock { machine.end(error) }.waiters
    waiters.popFirst()?.resume(returning: Handover(outcome(error)))
    while let waiter = waiters.popFirst() { waiter.resume(returning: Handover(.success(nil))) }
  }

  func cancel() {
    var (subscription, waiters) = lock.withLock { machine.end() }
    subscription?.cancel()
    while let waiter = waiters.popFirst() { waiter.resume(returning: Handover(.success(nil))) }
  }

  private func outcome(_ error: (any Error)?) -> Result<Output?, any Error> {
    error.map { .failure($0) } ?? .success(nil)
  }
}

/// The side of the storage that faces the publisher.
private struct ValuesSubscriber<Input, Failure: Error>: Subscriber, Described {
  let storage: ValuesStorage<Input>

  var combineIdentifier: CombineIdentifier { CombineIdentifier(storage) }

  func receive(subscription: any Subscription) { storage.take(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    storage.take(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: storage.finish()
    case .failure(let error): storage.finish(error)
    }
  }

  var debugName: String { "AsyncSubscriber" }
}

/// What an iterator holds: cancels the subscription when the iterator is gone.
final class ValuesToken<Output> {
  let storage = ValuesStorage<Output>()

  init<P: Publisher>(_ publisher: P) where P.Output == Output {
    publisher.subscribe(ValuesSubscriber<Output, P.Failure>(storage: storage))
  }

  deinit { storage.cancel() }
}
