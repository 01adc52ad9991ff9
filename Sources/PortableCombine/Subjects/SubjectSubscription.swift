public import Synchronization
public import Threads

/// The subscription that a subject hands out: the slot's cold half.
///
/// It is an object of its own so that a subscriber may keep it for ever: once the slot is closed
/// the subscription holds neither the subject nor the slot nor, through it, the subscriber.
@usableFromInline
final class SubjectSubscription<Output, Failure: Error>: Subscription, Described {
  /// Does what it is told; see ``SubscriptionCommand``.
  @usableFromInline let perform: (SubjectSubscription<Output, Failure>, SubscriptionCommand) -> Void

  // The small things stand together, which saves 16 bytes for each subscriber.
  @usableFromInline let lock = Lock()
  @usableFromInline let kind: SubjectKind

  /// Whether the subject's latest value has yet to reach the subscriber. Guarded like the slot's
  /// demand.
  @exclusivity(unchecked) @usableFromInline var isBehind: Bool

  /// Both are there until the slot is closed, and guarded by this subscription's lock.
  @exclusivity(unchecked) @usableFromInline var core: SubjectCore<Output, Failure>?
  @exclusivity(unchecked) @usableFromInline var slot: SubscriberSlot<Output, Failure>?

  /// What was sent while the slot was `arriving`. Guarded by the subject's lock.
  @exclusivity(unchecked) @usableFromInline var held = Fifo<
    SubjectEvent<Output, Failure>
  >()

  @inlinable
  init(for slot: SubscriberSlot<Output, Failure>, in core: SubjectCore<Output, Failure>) {
    self.slot = slot
    self.core = core
    kind = core.kind
    isBehind = core.replays
    perform = { subscription, command in
      switch command {
      case .request(let demand): subscription.demand(demand)
      case .cancel: subscription.leave()
      }
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) { perform(self, .request(demand)) }

  @inlinable
  func cancel() { perform(self, .cancel) }

  @inlinable
  func demand(_ demand: Subscribers.Demand) {
    let (core, slot) = lock.withLock { (self.core, self.slot) }
    if let core, let slot { core.request(demand, for: slot) }
  }

  @inlinable
  func leave() {
    let (core, slot) = detach()
    guard let core, let slot else { return }
    slot.phase.store(.closed, ordering: .releasing)
    core.remove(slot)
  }

  /// Lets go of the subject and the slot; returns them the first time.
  @discardableResult @inlinable
  func detach() -> (SubjectCore<Output, Failure>?, SubscriberSlot<Output, Failure>?) {
    // Not `take()`, which looks metadata up where it is not specialized.
    lock.withLock {
      let parts = (core, slot)
      core = nil
      slot = nil
      return parts
    }
  }

  @usableFromInline var debugName: String { kind.rawValue }

  @usableFromInline var debugChildren: [Mirror.Child] {
    let slot = lock.withLock { self.slot }
    return [("downstream", slot?.subscriber as Any), ("demand", slot?.demand as Any)]
  }
}
