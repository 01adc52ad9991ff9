import StateEvents

extension StateHistory {
  /// Lets `state` be the state of `instance` from now on, as if somebody had gone on from a moment when it
  /// was that. Returns whether it is: not where it is of another type, or the instance stays in the present.
  @MainActor @discardableResult
  public func change(_ instance: LiveInstance, to state: Any) -> Bool {
    resume()
    guard let subject = instance.subject, subject.canShow else { return false }
    // As long as this lives, everybody looks whether to hold something back.
    let travel = StateTravel()
    guard subject.show(state, with: nil) else { return false }
    subject.goOn()
    withExtendedLifetime(travel) {}
    followers.tell()
    return true
  }
}
