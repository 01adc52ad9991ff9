import Synchronization
import Threads

/// How a subscriber is welcomed while another thread is sending.
///
/// It must get its subscription and the current value on its own thread, before `sink` returns; yet
/// what is sent meanwhile must follow in order. So its place in the order is taken at once, by an
/// `arrival` in the queue, and whatever comes after that is held for it until it was greeted.
extension Ticket {
  /// Starts holding back, with the value that was current when the place in the order was taken.
  /// Called with the subject's lock.
  @usableFromInline
  func holdBack(_ current: Output?) {
    seat?.phase.store(.arriving, ordering: .relaxed)
    isBehind = false
    if let current { held.append(.value(current)) }
  }
}

extension SubjectCore {
  /// Hands over, after the greeting, what was held. Called without the turn.
  @usableFromInline
  func handOver(_ ticket: Ticket<Output, Failure>, _ seat: Seat<Output, Failure>) {
    // What nobody wants is let go of only when the lock is free again.
    var unwanted = ContiguousArray<SubjectEvent<Output, Failure>?>()
    while let event = lock.withLock({ nextHeld(ticket, seat, &unwanted) }) {
      if case .value(let value) = event {
        let more = withUnsafePointer(to: value) { seat.delivery(seat, $0) }
        lock.withLock { seat.demand += more }
      } else if case .completion(let completion) = event {
        close(seat, completion)
      }
    }
    // Something is left where the subscriber cancelled meanwhile.
    let left = lock.withLock { ticket.held.takeAll() }
    withExtendedLifetime((left, unwanted)) {}
  }

  /// What to hand over next; opens the seat where there is nothing left. Called with the lock.
  private func nextHeld(
    _ ticket: Ticket<Output, Failure>, _ seat: Seat<Output, Failure>,
    _ unwanted: inout ContiguousArray<SubjectEvent<Output, Failure>?>
  ) -> SubjectEvent<Output, Failure>? {
    while seat.phase.load(ordering: .relaxed) == .arriving, let event = ticket.held.popFirst() {
      guard case .value = event else { return event }
      ticket.isBehind = replays && seat.demand == .none
      guard seat.demand > .none else {
        unwanted.append(event)
        continue
      }
      seat.demand -= 1
      return event
    }
    unwanted += ticket.held.takeAll()
    _ = seat.phase.compareExchange(
      expected: .arriving, desired: .open, ordering: .releasing)
    return nil
  }

  /// Seats a newcomer that is being greeted elsewhere. Called with the turn.
  func admitArriving(_ seat: Seat<Output, Failure>) {
    // It may have left already, cancelled by the thread that has the turn.
    guard seat.phase.load(ordering: .acquiring) != .closed else { return }
    guard let completion else { return seats.append(seat) }
    if !hold(.completion(completion), for: seat) { close(seat, completion) }
  }

  /// Leaves `event` to the thread that greets the subscriber; answers false where none does.
  @usableFromInline
  func hold(_ event: SubjectEvent<Output, Failure>, for seat: Seat<Output, Failure>) -> Bool {
    whileArriving(seat) { seat.ticket?.held.append(event) }
  }

  @usableFromInline
  func noteDemandWhileArriving(
    _ demand: Subscribers.Demand, _ seat: Seat<Output, Failure>
  ) -> Bool {
    whileArriving(seat) { seat.demand += demand }
  }

  private func whileArriving(_ seat: Seat<Output, Failure>, _ note: () -> Void) -> Bool {
    guard seat.phase.load(ordering: .acquiring) == .arriving else { return false }
    return lock.withLock {
      guard seat.phase.load(ordering: .relaxed) == .arriving else { return false }
      note()
      return true
    }
  }
}
