import StateEvents

// A controller is a value. What all copies of one share tells it from others.

extension ItemWork: StateSubject {
  /// Says that a controller goes on to `state`; after a reset, when there is no state, from `initial`.
  func record<Info>(_ state: ViewState<Info>, after old: ViewState<Info>?) {
    let told = Told()
    defer { told.end() }
    StateEvents.tell(
      StateChange(
        told.number, of: self, from: old ?? .initial, to: state, by: Telling.action,
        because: told.cause, at: presentMoment()))
  }
}
