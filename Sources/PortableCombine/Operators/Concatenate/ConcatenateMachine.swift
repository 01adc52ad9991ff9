public import Synchronization
public import Threads

/// How far two publishers, one after the other, have come.
@frozen @usableFromInline
enum ConcatenatePhase: UInt8, AtomicRepresentable {
  case prefix
  case suffix
  case over
}

/// What listens to two publishers, one after the other, and hands the demand over in between.
///
/// There is only ever one to listen to, so it takes no turn: a value costs two atomic loads while
/// demand is unlimited.
@usableFromInline
final class ConcatenateMachine<Suffix: Publisher, Downstream: Subscriber>: Subscription, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
  @usableFromInline let phase = Atomic<ConcatenatePhase>(.prefix)
  @usableFromInline let isUnlimited = Atomic<Bool>(false)
  @usableFromInline let downstream: Downstream

  /// Guards the rest.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var suffix: Suffix?
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

  @inlinable
  init(_ suffix: Suffix, _ downstream: Downstream) {
    self.suffix = suffix
    self.downstream = downstream
  }

  @usableFromInline var debugName: String { "Concatenate" }

  @usableFromInline var debugChildren: [Mirror.Child] { [("downstream", downstream)] }
}

// MARK: From upstream

extension ConcatenateMachine {
  @inlinable
  func connect(_ subscription: any Subscription, _ part: ConcatenatePhase) {
    let (isFirst, demand) = lock.withLock {
      guard upstream == nil, phase.load(ordering: .relaxed) == part else {
        return (false, Subscribers.Demand.none)
      }
      upstream = subscription
      return (true, self.demand)
    }
    if !isFirst {
      subscription.cancel()
    } else if demand > .none {
      subscription.request(demand)
    }
  }

  @inlinable
  func accept(_ value: Downstream.Input, _ part: ConcatenatePhase) -> Subscribers.Demand {
    guard phase.load(ordering: .acquiring) == part else { return .none }
    if isUnlimited.load(ordering: .relaxed) {
      _ = downstream.receive(value)
      return .none
    }
    // A value that nobody asked for is the sender's fault, and is passed on.
    lock.withLock { if demand > .none { demand -= 1 } }
    let more = downstream.receive(value)
    if more > .none { lock.withLock { add(more) } }
    return more
  }

  @inlinable
  func completePrefix(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard case .finished = completion else { return complete(completion, .prefix) }
    var (finished, next): ((any Subscription)?, Suffix?)
    lock.withLock {
      guard
        phase.compareExchange(
          expected: .prefix, desired: .suffix, ordering: .acquiringAndReleasing
        ).exchanged
      else { return }
      swap(&finished, &upstream)
      swap(&next, &suffix)
    }
    next?.receive(subscriber: ConcatenateSuffixInput(machine: self))
  }

  @inlinable
  func complete(
    _ completion: Subscribers.Completion<Downstream.Failure>, _ part: ConcatenatePhase
  ) {
    if end(part) { downstream.receive(completion: completion) }
  }

  /// Ends it, unless it is in another phase; true for whoever ends it.
  @inlinable
  func end(_ part: ConcatenatePhase) -> Bool {
    var (finished, unused): ((any Subscription)?, Suffix?)
    return lock.withLock {
      guard
        phase.compareExchange(
          expected: part, desired: .over, ordering: .acquiringAndReleasing
        ).exchanged
      else { return false }
      swap(&finished, &upstream)
      swap(&unused, &suffix)
      return true
    }
  }
}

// MARK: From downstream

extension ConcatenateMachine {
  /// Called with the lock.
  @inlinable
  func add(_ more: Subscribers.Demand) {
    demand += more
    if demand == .unlimited { isUnlimited.store(true, ordering: .relaxed) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      add(demand)
      return self.upstream
    }
    upstream?.request(demand)
  }

  @inlinable
  func cancel() {
    var (abandoned, unused): ((any Subscription)?, Suffix?)
    lock.withLock {
      phase.store(.over, ordering: .releasing)
      swap(&abandoned, &upstream)
      swap(&unused, &suffix)
    }
    abandoned?.cancel()
  }
}
