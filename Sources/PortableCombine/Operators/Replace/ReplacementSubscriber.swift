public import Synchronization
import Threads

/// What a ``ReplacementSubscriber`` puts a value in place of.
@frozen @usableFromInline
enum Replaced {
  /// The end of a stream that sent nothing.
  case emptiness

  /// A failure.
  case failure
}

/// Sends one value of its own in place of an ending, and then finishes: at once where the downstream
/// wants a value, else when it does.
@usableFromInline
final class ReplacementSubscriber<Failure: Error, Downstream: Subscriber>: Link, Subscriber,
  Subscription, Described
{
  @usableFromInline let downstream: Downstream
  @usableFromInline let replaced: Replaced
  @usableFromInline let replacement: Downstream.Input

  /// Touched as values come, one at a time.
  @exclusivity(unchecked) @usableFromInline var isEmpty = true

  /// Set once, when counting what is wanted is no longer necessary.
  @usableFromInline let isUnlimited = Atomic<Bool>(false)

  /// What is still wanted, and whether the replacement waits for that.
  ///
  /// Guarded by the lock.
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  @exclusivity(unchecked) private var isWaiting = false

  @inlinable
  init(_ replaced: Replaced, by replacement: Downstream.Input, downstream: Downstream) {
    self.replaced = replaced
    self.replacement = replacement
    self.downstream = downstream
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if connect(subscription) { downstream.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    isEmpty = false
    if isUnlimited.load(ordering: .relaxed) { return downstream.receive(input) }
    noteDelivery()
    let more = downstream.receive(input)
    if more > .none && note(more) { deliver() }
    return more
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    switch (completion, replaced) {
    case (.failure, .failure): replace()
    case (.finished, .emptiness) where isEmpty: replace()
    default: if isActive, end() { downstream.receive(completion: completion.mapFailure(widened)) }
    }
  }

  private func replace() {
    let isWanted = lock.withLock {
      guard startFinishing() else { return false }
      upstream = nil
      isWaiting = demand == .none
      return !isWaiting
    }
    if isWanted { deliver() }
  }

  @usableFromInline
  func deliver() {
    _ = downstream.receive(replacement)
    if end() { downstream.receive(completion: .finished) }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    if note(demand) { deliver() } else { requestUpstream(demand) }
  }

  @usableFromInline
  func noteDelivery() {
    lock.withLock { if demand > .none { demand -= 1 } }
  }

  /// Adds to what is wanted; true where the replacement waited for it, and still may be sent.
  @usableFromInline
  func note(_ more: Subscribers.Demand) -> Bool {
    lock.withLock {
      demand += more
      if demand == .unlimited { isUnlimited.store(true, ordering: .relaxed) }
      defer { isWaiting = false }
      return isWaiting && phase.load(ordering: .relaxed) == .finishing
    }
  }

  @inlinable
  func cancel() { disconnect() }

  @usableFromInline var debugName: String {
    switch replaced {
    case .emptiness: "ReplaceEmpty"
    case .failure: "ReplaceError"
    }
  }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("replacement", replacement)]
  }
}
