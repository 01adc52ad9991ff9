import StateEvents

// A controller is a value. What all copies of one share tells it from others, and has the past that is
// seen in the place of all of them.

extension ViewStateController {
  /// What is seen of this while somebody records: the past, where somebody has gone there.
  @usableFromInline var seen: ControllerFacts<Info> {
    items.work.seat(of: Info.self).seen ?? facts
  }

  /// Changes the facts, and says so.
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
