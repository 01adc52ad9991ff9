public import Synchronization

/// The subscription that a subject hands out: the seat's cold half.
///
/// It is an object of its own so that a subscriber may keep it for ever: once the seat is closed
/// the ticket holds neither the seat nor, through it, the subscriber.
@usableFromInline
final class Ticket<Output, Failure: Error>: Subscription, Described {
  /// Runs errands; see ``Errand``.
  @usableFromInline let service: (Ticket<Output, Failure>, Errand) -> Void

  @usableFromInline let core: SubjectCore<Output, Failure>
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var seat: Seat<Output, Failure>?

  /// Whether the subject's latest value has yet to reach the subscriber. Guarded like the seat's
  /// demand.
  @exclusivity(unchecked) @usableFromInline var isBehind: Bool

  /// What was sent while the seat was `arriving`. Guarded by the subject's lock.
  @exclusivity(unchecked) @usableFromInline var held = Fifo<
    SubjectEvent<Output, Failure>
  >()

  @inlinable
  init(for seat: Seat<Output, Failure>, in core: SubjectCore<Output, Failure>) {
    self.seat = seat
    self.core = core
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
    guard let seat = lock.withLock({ self.seat }) else { return }
    core.request(demand, for: seat)
  }

  @inlinable
  func giveUpSeat() {
    guard let seat = detach() else { return }
    seat.phase.store(.closed, ordering: .releasing)
    core.remove(seat)
  }

  /// Lets go of the seat; answers it the first time.
  @discardableResult @inlinable
  func detach() -> Seat<Output, Failure>? { lock.withLock { seat.take() } }

  @usableFromInline var debugName: String { core.debugName }

  @usableFromInline var debugChildren: [Mirror.Child] {
    let seat = lock.withLock { self.seat }
    return [("downstream", seat?.subscriber as Any), ("demand", seat?.demand as Any)]
  }
}
