import Threads

/// The logic of an operator that makes one value out of a whole stream.
///
/// ``FoldSubscriber`` does everything else. For the memory the same holds as in a ``Stage``.
@usableFromInline
protocol Fold {
  associatedtype Input
  associatedtype UpstreamFailure: Error
  associatedtype Output
  associatedtype Failure: Error
  associatedtype Memory

  /// The operator's name, for a person with a debugger.
  static var name: String { get }

  /// Takes `input` in, and says whether the result is known before the stream ends.
  func receive(_ input: Input, memory: UnsafeMutablePointer<Memory>) -> FoldStep<Failure>

  /// The one value to send; `nil` finishes without one.
  func result(memory: UnsafeMutablePointer<Memory>) -> Output?
}

/// What a fold makes of one value.
@frozen @usableFromInline
enum FoldStep<Failure: Error> {
  /// Takes further values.
  case more

  /// Knows its result: the rest of the stream makes no difference.
  case done

  /// Fails.
  case fail(Failure)
}

/// Runs a ``Fold``: takes everything the upstream has, then waits until its one value is wanted.
@usableFromInline
final class FoldSubscriber<Logic: Fold, Downstream: Subscriber>: Link, Subscriber, Subscription,
  Described
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @exclusivity(unchecked) @usableFromInline var memory: Logic.Memory

  /// Whether the one value is wanted, and what it is once it is known. Guarded by the lock.
  @exclusivity(unchecked) private var isWanted = false
  @exclusivity(unchecked) private var result: Logic.Output?

  @inlinable
  init(_ logic: Logic, memory: Logic.Memory, downstream: Downstream) {
    self.logic = logic
    self.memory = memory
    self.downstream = downstream
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard connect(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Logic.Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    switch withUnsafeMutablePointer(to: &memory, { logic.receive(input, memory: $0) }) {
    case .more: break
    case .done:
      cancelUpstream()
      conclude()
    case .fail(let error): if disconnect() { downstream.receive(completion: .failure(error)) }
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Logic.UpstreamFailure>) {
    switch completion {
    case .finished: if isActive { conclude() }
    case .failure(let error):
      if isActive, end() {
        downstream.receive(completion: .failure(widened(error)))
      }
    }
  }

  @usableFromInline
  func cancelUpstream() {
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  /// Finishes with the result, at once or when it is wanted.
  @usableFromInline
  func conclude() {
    guard let value = withUnsafeMutablePointer(to: &memory, { logic.result(memory: $0) }) else {
      if end() { downstream.receive(completion: .finished) }
      return
    }
    let isDue = lock.withLock {
      guard startFinishing() else { return false }
      if !isWanted { result = value }
      return isWanted
    }
    if isDue { deliver(value) }
  }

  private func deliver(_ value: Logic.Output) {
    _ = downstream.receive(value)
    if end() { downstream.receive(completion: .finished) }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let due = lock.withLock {
      isWanted = true
      defer { result = nil }
      return result
    }
    if let due { deliver(due) }
  }

  @usableFromInline
  func cancel() {
    disconnect()
    let unwanted = lock.withLock {
      defer { result = nil }
      return result
    }
    withExtendedLifetime(unwanted) {}
  }

  @usableFromInline var debugName: String { Logic.name }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("memory", memory)]
  }
}
