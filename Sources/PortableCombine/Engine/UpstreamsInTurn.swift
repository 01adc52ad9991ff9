public import Synchronization
public import Threads

/// Links an operator to one upstream after another: what one of them left unsent is asked of the
/// next. It is the subscription that the downstream gets.
///
/// Each upstream has its era. What comes from an upstream whose era is over is ignored, so whoever
/// listens to one says with everything which era it belongs to. It knows the upstreams and not the
/// downstream: a subscriber that keeps its subscription after the end keeps nothing else alive.
@usableFromInline
final class UpstreamsInTurn<Plan>: Subscription, Described {
  /// The era of the upstream listened to now; negative once all is over.
  ///
  /// Changed under the lock.
  @usableFromInline let era = Atomic<Int>(0)

  /// Set once, when counting what is wanted is no longer necessary.
  @usableFromInline let isUnlimited = Atomic<Bool>(false)

  /// Guards all that follows.
  @usableFromInline let lock = Lock()

  /// What makes a later upstream; gone once it is useless.
  @exclusivity(unchecked) private var plan: Plan?
  @exclusivity(unchecked) private var upstream: (any Subscription)?
  @exclusivity(unchecked) private var isIntroduced = false

  /// What the downstream asked for and did not get yet.
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none

  @usableFromInline let debugName: String

  @usableFromInline
  init(_ plan: Plan, name: String) {
    self.plan = plan
    debugName = name
  }

  @usableFromInline var debugChildren: [Mirror.Child] { [("demand", lock.withLock { demand })] }

  /// What makes a later upstream, as long as there may be one.
  @usableFromInline var nextPlan: Plan? { lock.withLock { plan } }

  /// The same, for the last time.
  @usableFromInline
  func takePlan() -> Plan? {
    lock.withLock {
      defer { plan = nil }
      return plan
    }
  }

  /// Links the downstream to the upstream of `era`, and passes on what is still wanted.
  @usableFromInline
  func connect(
    _ subscription: any Subscription, era: Int, introduce: (any Subscription) -> Void
  ) {
    let (isWelcome, isFirst, owed) = lock.withLock {
      let isWelcome = self.era.load(ordering: .relaxed) == era && upstream == nil
      guard isWelcome else { return (false, false, Subscribers.Demand.none) }
      upstream = subscription
      defer { isIntroduced = true }
      return (true, !isIntroduced, demand)
    }
    if !isWelcome { return subscription.cancel() }
    if isFirst { return introduce(self) }
    if owed > .none { subscription.request(owed) }
  }

  /// Ends `era` because its upstream failed.
  ///
  /// True for whoever ends it: another may follow.
  @usableFromInline
  func end(era: Int) -> Bool { close(era: era, next: era + 1).isCurrent }

  /// Ends `era` and with it everything. True for whoever ends it.
  @usableFromInline
  func complete(era: Int) -> Bool { close(era: era, next: -1).isCurrent }

  @usableFromInline
  func cancel() { close(era: nil, next: -1).upstream?.cancel() }

  private func close(
    era: Int?, next: Int
  ) -> (isCurrent: Bool, upstream: (any Subscription)?) {
    // What is let go of lives until the lock is free again.
    var unused: Plan?
    return lock.withLock {
      let current = self.era.load(ordering: .relaxed)
      guard current >= 0, era ?? current == current else { return (false, nil) }
      self.era.store(next, ordering: .releasing)
      if next < 0 { swap(&unused, &plan) }
      return (true, upstream.take())
    }
  }
}

// MARK: Values and demand

extension UpstreamsInTurn {
  /// Delivers a value of the upstream of `era`.
  @inlinable
  func deliver<Downstream: Subscriber>(
    _ input: Downstream.Input, era: Int, to downstream: Downstream
  ) -> Subscribers.Demand {
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
  func noteDelivery() {
    lock.withLock { if demand > .none { demand -= 1 } }
  }

  /// Passes on what a value was answered with: in return, or to the upstream that followed
  /// meanwhile.
  @usableFromInline
  func pass(_ more: Subscribers.Demand, to era: Int) -> Subscribers.Demand {
    let (isCurrent, heir) = lock.withLock {
      note(more)
      let isCurrent = self.era.load(ordering: .relaxed) == era
      return (isCurrent, isCurrent ? nil : upstream)
    }
    heir?.request(more)
    return isCurrent ? more : .none
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      note(demand)
      return self.upstream
    }
    upstream?.request(demand)
  }

  /// Adds to what is wanted.
  ///
  /// Called with the lock.
  private func note(_ more: Subscribers.Demand) {
    demand += more
    if demand == .unlimited { isUnlimited.store(true, ordering: .relaxed) }
  }
}
