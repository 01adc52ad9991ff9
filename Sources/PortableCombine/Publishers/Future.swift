import Threads

/// A publisher of one value, or of a failure, that some work under way will yield.
///
/// The work begins when the future is made, and once. Whoever subscribes, early or late, gets the
/// same result; a value waits for demand.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls with its result, from any thread; the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureWaiter<Output, Failure>] = []
  private var hasWarned = false

  /// Begins the work: calls `attemptToFulfill` at once, with the promise that it is to call.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  deinit {
    // The promise was forgotten: who waits, waits in vain.
    for waiter in waiting { waiter.abandon() }
  }

  /// Attaches `subscriber`; it gets the result when there is one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let waiter = FutureSubscription(subscriber, future: self)
    subscriber.receive(subscription: waiter)
    admit(waiter)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [FutureWaiter<Output, Failure>]? in
      guard self.result == nil else { return nil }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    guard let waiting else {
      assert(warnOfSecondResult(result))
      return
    }
    for waiter in waiting { waiter.take(result) }
  }

  /// Says, in debug builds, that a result was ignored; true, to be asserted.
  private func warnOfSecondResult(_ second: Result<Output, Failure>) -> Bool {
    let (first, isFirst) = lock.withLock {
      defer { hasWarned = true }
      return (result, !hasWarned)
    }
    if isFirst {
      warn(
        "The promise of a future was called again.",
        facts: [
          "future": "Future<\(Output.self), \(Failure.self)>", "kept": first.map { "\($0)" } ?? "",
          "ignored": second,
        ],
        fix: "Call the promise once; use a PassthroughSubject for more than one value.")
    }
    return true
  }

  /// Hands `waiter` the result, now or later.
  fileprivate func admit(_ waiter: FutureWaiter<Output, Failure>) {
    let known = lock.withLock {
      // Who cancelled meanwhile has been dismissed already.
      if result == nil, waiter.isOpen { waiting.append(waiter) }
      return result
    }
    if let known { waiter.take(known) }
  }

  fileprivate func dismiss(_ waiter: FutureWaiter<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === waiter } }
  }
}

/// Somebody who waits for a future's result.
private class FutureWaiter<Output, Failure: Error> {
  var isOpen: Bool { true }

  func abandon() {}

  func take(_ result: Result<Output, Failure>) {
    preconditionFailure("\(type(of: self)) takes no result")
  }
}

/// A subscriber that waits.
///
/// It does not keep the future alive: the promise does, and without it there is nothing to wait for.
private final class FutureSubscription<Downstream: Subscriber>:
  FutureWaiter<Downstream.Input, Downstream.Failure>, Subscription, Described
{
  private weak var future: Future<Downstream.Input, Downstream.Failure>?

  /// All guarded by the lock.
  private let lock = Lock()
  private var downstream: Downstream?
  private var isWanted = false
  private var value: Downstream.Input?

  init(_ downstream: Downstream, future: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.future = future
  }

  override var isOpen: Bool { lock.withLock { downstream != nil } }

  override func abandon() { _ = release() }

  override func take(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .failure(let error): release()?.receive(completion: .failure(error))
    case .success(let value):
      let isDue = lock.withLock {
        if !isWanted, downstream != nil { self.value = value }
        return isWanted
      }
      if isDue { deliver(value) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let due = lock.withLock {
      isWanted = true
      defer { value = nil }
      return value
    }
    if let due { deliver(due) }
  }

  private func deliver(_ value: Downstream.Input) {
    guard let downstream = lock.withLock({ self.downstream }) else { return }
    _ = downstream.receive(value)
    release()?.receive(completion: .finished)
  }

  func cancel() {
    _ = release()
    future?.dismiss(self)
  }

  /// Lets go of everything; returns the downstream, the first time.
  private func release() -> Downstream? {
    let (downstream, value) = lock.withLock {
      defer { (self.downstream, self.value) = (nil, nil) }
      return (self.downstream, self.value)
    }
    withExtendedLifetime(value) {}
    return downstream
  }

  var debugName: String { "Future" }

  var debugChildren: [Mirror.Child] {
    let (downstream, isWanted) = lock.withLock { (self.downstream, self.isWanted) }
    return [("downstream", downstream as Any), ("isWanted", isWanted)]
  }
}

// MARK: Awaiting

/// A task that waits for a result.
private final class FutureContinuation<Output, Failure: Error>: FutureWaiter<Output, Failure> {
  private let continuation: UnsafeContinuation<Handover<Result<Output, Failure>>, Never>

  init(_ continuation: UnsafeContinuation<Handover<Result<Output, Failure>>, Never>) {
    self.continuation = continuation
  }

  override func take(_ result: Result<Output, Failure>) {
    continuation.resume(returning: Handover(result))
  }
}

extension Future {
  /// The result as a value or a thrown error; waits for it, even in a task that was cancelled.
  nonisolated(nonsending) public final var value: Output {
    get async throws { try await resultLater(isolation: #isolation).get() }
  }

  // The caller's isolation, so that neither the future nor its value need be sendable.
  fileprivate func resultLater(
    isolation actor: isolated (any Actor)?
  ) async -> Result<Output, Failure> {
    await withUnsafeContinuation(isolation: actor) { self.admit(FutureContinuation($0)) }.content
  }
}

extension Future where Failure == Never {
  /// The result; waits for it, even in a task that was cancelled.
  nonisolated(nonsending) public final var value: Output {
    get async { await resultLater(isolation: #isolation).get() }
  }
}
