import Synchronization
import Threads

/// How a subscriber is welcomed while another thread is sending.
///
/// It must get its subscription and the current value on its own thread, before `sink` returns; yet
/// what is sent meanwhile must follow in order. So its place in the order is taken at once, by an
/// `arrival` in the queue, and whatever comes after that is held for it until it was greeted.
extension SubjectSubscription {
  /// Starts holding back, with the value that was current when the place in the order was taken.
  /// Called with the subject's lock.
  @usableFromInline
  func holdBack(_ current: Output?) {
    slot?.phase.store(.arriving, ordering: .relaxed)
    isBehind = false
    if let current { held.append(.value(current)) }
  }
}

extension SubjectCore {
  /// Hands over, after the greeting, what was held. Called without the turn.
  @usableFromInline
  func handOver(
    _ subscription: SubjectSubscription<Output, Failure>, _ slot: SubscriberSlot<Output, Failure>
  ) {
    // What nobody wants is let go of only when the lock is free again.
    var unwanted = ContiguousArray<SubjectEvent<Output, Failure>?>()
    while let event = lock.withLock({ nextHeld(subscription, slot, &unwanted) }) {
      if case .value(let value) = event {
        let more = withUnsafePointer(to: value) { slot.delivery(slot, $0) }
        lock.withLock { slot.demand += more }
      } else if case .completion(let completion) = event {
        close(slot, completion)
      }
    }
    // Something is left where the subscriber cancelled meanwhile.
    let left = lock.withLock { subscription.held.takeAll() }
    withExtendedLifetime((left, unwanted)) {}
  }

  /// What to hand over next; opens the slot where there is nothing left. Called with the lock.
  private func nextHeld(
    _ subscription: SubjectSubscription<Output, Failure>, _ slot: SubscriberSlot<Output, Failure>,
    _ unwanted: inout ContiguousArray<SubjectEvent<Output, Failure>?>
  ) -> SubjectEvent<Output, Failure>? {
    while slot.phase.load(ordering: .relaxed) == .arriving, let event = subscription.held.popFirst()
    {
      guard case .value = event else { return event }
      subscription.isBehind = replays && slot.demand == .none
      guard slot.demand > .none else {
        unwanted.append(event)
        continue
      }
      slot.demand -= 1
      return event
    }
    unwanted += subscription.held.takeAll()
    _ = slot.phase.compareExchange(
      expected: .arriving, desired: .open, ordering: .releasing)
    return nil
  }

  /// Adds a newcomer that is being greeted elsewhere. Called with the turn.
  func admitArriving(_ slot: SubscriberSlot<Output, Failure>) {
    // It may have left already, cancelled by the thread that has the turn.
    guard slot.phase.load(ordering: .acquiring) != .closed else { return }
    guard let completion else { return slots.append(slot) }
    if !hold(.completion(completion), for: slot) { close(slot, completion) }
  }

  /// Leaves `event` to the thread that greets the subscriber; returns false where none does.
  @usableFromInline
  func hold(_ event: SubjectEvent<Output, Failure>, for slot: SubscriberSlot<Output, Failure>)
    -> Bool
  {
    whileArriving(slot) { slot.subscription?.held.append(event) }
  }

  @usableFromInline
  func noteDemandWhileArriving(
    _ demand: Subscribers.Demand, _ slot: SubscriberSlot<Output, Failure>
  ) -> Bool {
    whileArriving(slot) { slot.demand += demand }
  }

  private func whileArriving(_ slot: SubscriberSlot<Output, Failure>, _ note: () -> Void) -> Bool {
    guard slot.phase.load(ordering: .acquiring) == .arriving else { return false }
    return lock.withLock {
      guard slot.phase.load(ordering: .relaxed) == .arriving else { return false }
      note()
      return true
    }
  }
}
