public import Synchronization

extension Subscribers {
  /// Calls closures with what it receives, and demands without limit.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with every value. Let go of at the end of the stream, with all that it holds.
    public var receiveValue: (Input) -> Void { onValue }

    /// Called once, at the end of the stream, and let go of then.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { onCompletion }

    // Replaced by the completion alone, which no value comes beside or after.
    @exclusivity(unchecked) @usableFromInline var onValue: (Input) -> Void
    @exclusivity(unchecked) @usableFromInline
    var onCompletion: (Subscribers.Completion<Failure>) -> Void

    @usableFromInline let isActive = Atomic<Bool>(true)
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline var subscription: (any Subscription)?

    /// A subscriber that calls `receiveValue` and, at the end, `receiveCompletion`.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// Keeps the subscription and asks for everything.
    @inlinable
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard isActive.load(ordering: .relaxed), self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure, unless the sink was cancelled.
    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      if isActive.load(ordering: .acquiring) { onValue(value) }
      return .none
    }

    /// Calls the completion closure, and lets go of both closures and of the subscription.
    ///
    /// A closure often holds the object that holds the token; the end of the stream parts them.
    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) {
      guard end().wasActive else { return }
      onValue = { _ in }
      let receiveCompletion = onCompletion
      onCompletion = { _ in }
      receiveCompletion(completion)
    }

    /// Ends the delivery: neither closure is called again.
    @inlinable
    public func cancel() { end().subscription?.cancel() }

    @inlinable
    func end() -> (wasActive: Bool, subscription: (any Subscription)?) {
      lock.withLock {
        (isActive.exchange(false, ordering: .acquiringAndReleasing), subscription.take())
      }
    }
  }
}

extension Subscribers.Sink: Described {
  @usableFromInline var debugName: String { "Sink" }
}

extension Publisher {
  /// Calls `receiveValue` with every value and `receiveCompletion` at the end, until the returned
  /// token is cancelled or released.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with every value, until the returned token is cancelled or released.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
