public import Synchronization
public import Threads

/// The subscription that a subject hands out: the seat's cold half.
///
/// It is an object of its own so that a subscriber may keep it for ever: once the seat is closed
/// the ticket holds neither the subject nor the seat nor, through it, the subscriber.
@usableFromInline
final class Ticket<Output, Failure: Error>: Subscription, Described {
  /// Runs errands; see ``Errand``.
  @usableFromInline let service: (Ticket<Output, Failure>, Errand) -> Void

  // The small things stand together, which saves 16 bytes for each subscriber.
  @usableFromInline let lock = Lock()
  @usableFromInline let kind: SubjectKind

  /// Whether the subject's latest value has yet to reach the subscriber. Guarded like the seat's
  /// demand.
  @exclusivity(unchecked) @usableFromInline var isBehind: Bool

  /// Both are there until the seat is closed, and guarded by this ticket's lock.
  @exclusivity(unchecked) @usableFromInline var core: SubjectCore<Output, Failure>?
  @exclusivity(unchecked) @usableFromInline var seat: Seat<Output, Failure>?

  /// What was sent while the seat was `arriving`. Guarded by the subject's lock.
  @exclusivity(unchecked) @usableFromInline var held = Fifo<
    SubjectEvent<Output, Failure>
  >()

  @inlinable
  init(for seat: Seat<Output, Failure>, in core: SubjectCore<Output, Failure>) {
    self.seat = seat
    self.core = core
    kind = core.kind
    isBehind = core.replays
    service = { ticket, errand in
      switch errand {
      case .request(let demand): ticket.demand(demand)
      case .cancel: ticket.giveUpSeat()
      }
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) { service(self, .request(demand)) }

  @inlinable
  func cancel() { service(self, .cancel) }

  @inlinable
  func demand(_ demand: Subscribers.Demand) {
    let (core, seat) = lock.withLock { (self.core, self.seat) }
    if let core, let seat { core.request(demand, for: seat) }
  }

  @inlinable
  func giveUpSeat() {
    let (core, seat) = detach()
    guard let core, let seat else { return }
    seat.phase.store(.closed, ordering: .releasing)
    core.remove(seat)
  }

  /// Lets go of the subject and the seat; answers them the first time.
  @discardableResult @inlinable
  func detach() -> (SubjectCore<Output, Failure>?, Seat<Output, Failure>?) {
    // Not `take()`, which looks metadata up where it is not specialised.
    lock.withLock {
      let parts = (core, seat)
      core = nil
      seat = nil
      return parts
    }
  }

  @usableFromInline var debugName: String { kind.rawValue }

  @usableFromInline var debugChildren: [Mirror.Child] {
    let seat = lock.withLock { self.seat }
    return [("downstream", seat?.subscriber as Any), ("demand", seat?.demand as Any)]
  }
}
