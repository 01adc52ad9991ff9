public import Synchronization
public import Threads

/// The tie of an operator to one upstream after another: what one of them left unsent is asked of
/// the next.
///
/// Each upstream has its era. What comes from an upstream whose era is over is ignored, so whoever
/// listens to one says with everything which era it belongs to.
@usableFromInline
class Succession<Downstream: Subscriber>: Subscription, Described {
  @usableFromInline final let downstream: Downstream

  /// The era of the upstream listened to now; negative once all is over.
  ///
  /// Changed under the lock.
  @usableFromInline final let era = Atomic<Int>(0)

  /// Set once, when counting what is wanted is no longer necessary.
  @usableFromInline final let isUnlimited = Atomic<Bool>(false)

  /// Guards all that follows, and whatever a subclass adds to it.
  @usableFromInline final let lock = Lock()
  private final var upstream: (any Subscription)?
  private final var isIntroduced = false

  /// What the downstream asked for and did not get yet.
  private final var demand = Subscribers.Demand.none

  @inlinable
  init(downstream: Downstream) {
    self.downstream = downstream
  }

  /// The operator's name.
  @usableFromInline var debugName: String { "Succession" }

  @usableFromInline final var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("demand", lock.withLock { demand })]
  }

  /// Lets go of what only a later upstream would need.
  ///
  /// Called without the lock, once all is over.
  @usableFromInline
  func letGo() {}

  /// Ties the downstream to the upstream of `era`, and passes on what is still wanted.
  @usableFromInline
  final func connect(_ subscription: any Subscription, era: Int) {
    let (isWelcome, isFirst, owed) = lock.withLock {
      let isWelcome = self.era.load(ordering: .relaxed) == era && upstream == nil
      guard isWelcome else { return (false, false, Subscribers.Demand.none) }
      upstream = subscription
      defer { isIntroduced = true }
      return (true, !isIntroduced, demand)
    }
    if !isWelcome { return subscription.cancel() }
    if isFirst { return downstream.receive(subscription: self) }
    if owed > .none { subscription.request(owed) }
  }

  /// Ends `era` because its upstream failed.
  ///
  /// True for whoever ends it: another may follow.
  @usableFromInline
  final func end(era: Int) -> Bool {
    let (isCurrent, upstream) = close(era: era, next: era + 1)
    withExtendedLifetime(upstream) {}
    return isCurrent
  }

  /// Ends `era` and with it everything.
  @usableFromInline
  final func complete(_ completion: Subscribers.Completion<Downstream.Failure>, era: Int) {
    let (isCurrent, upstream) = close(era: era, next: -1)
    guard isCurrent else { return }
    withExtendedLifetime(upstream) {}
    letGo()
    downstream.receive(completion: completion)
  }

  @usableFromInline
  final func cancel() {
    let (isCurrent, upstream) = close(era: nil, next: -1)
    guard isCurrent else { return }
    upstream?.cancel()
    letGo()
  }

  private final func close(
    era: Int?, next: Int
  ) -> (isCurrent: Bool, upstream: (any Subscription)?) {
    lock.withLock {
      let current = self.era.load(ordering: .relaxed)
      guard current >= 0, era ?? current == current else { return (false, nil) }
      self.era.store(next, ordering: .releasing)
      defer { upstream = nil }
      return (true, upstream)
    }
  }
}

// MARK: Values and demand

extension Succession {
  /// Delivers a value of the upstream of `era`.
  @inlinable
  final func receive(_ input: Downstream.Input, era: Int) -> Subscribers.Demand {
    guard self.era.load(ordering: .acquiring) == era else { return .none }
    if isUnlimited.load(ordering: .relaxed) {
      _ = downstream.receive(input)
      return .none
    }
    noteDelivery()
    let more = downstream.receive(input)
    return more > .none ? pass(more, to: era) : .none
  }

  @usableFromInline
  final func noteDelivery() {
    lock.withLock { if demand > .none { demand -= 1 } }
  }

  /// Passes on what a value was answered with: in return, or to the upstream that followed
  /// meanwhile.
  @usableFromInline
  final func pass(_ more: Subscribers.Demand, to era: Int) -> Subscribers.Demand {
    let (isCurrent, heir) = lock.withLock {
      note(more)
      let isCurrent = self.era.load(ordering: .relaxed) == era
      return (isCurrent, isCurrent ? nil : upstream)
    }
    heir?.request(more)
    return isCurrent ? more : .none
  }

  @usableFromInline
  final func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      note(demand)
      return self.upstream
    }
    upstream?.request(demand)
  }

  /// Adds to what is wanted.
  ///
  /// Called with the lock.
  private final func note(_ more: Subscribers.Demand) {
    demand += more
    if demand == .unlimited { isUnlimited.store(true, ordering: .relaxed) }
  }
}
