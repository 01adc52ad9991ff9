import StateEvents
import ViewPlatform

// A controller is a value. What all copies of one share tells it from others, and has the past that is
// seen in the place of all of them.

extension ViewStateController {
  /// What is seen in the place of this while somebody records and has gone to the past.
  @inlinable var past: ControllerFacts<Info>? { Self.past(of: items.work) }

  // Out of line, and without the whole controller: nearly always nobody records.
  @usableFromInline @inline(never)
  static func past(of work: ItemWork) -> ControllerFacts<Info>? { work.seat(of: Info.self).seen }

  /// Changes the facts, and says so.
  @usableFromInline
  mutating func recording(_ change: (inout ControllerFacts<Info>) -> Void) {
    let seat = items.work.seat(of: Info.self)
    // The past became the present: what is changed is that.
    let old = seat.takePresent() ?? facts
    facts = old
    change(&facts)
    seat.record(facts, after: old)
  }
}

extension ControllerSeat {
  /// Says that the controller has `facts` after `old`. After a reset, when there is no state, it is
  /// `initial`.
  func record(_ facts: ControllerFacts<Info>, after old: ControllerFacts<Info>) {
    remember(facts)
    let told = Told()
    defer { told.end() }
    StateEvents.tell(
      StateChange(
        told.number, of: self, from: old.present ?? .initial, to: facts.present ?? .initial,
        by: Telling.action, because: told.cause, at: presentMoment(),
        with: StateMemory(before: old, after: facts)))
  }
}
