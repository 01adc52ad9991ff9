import Synchronization

/// What a person has typed into a control, or moved it to, and what the model had then.
///
/// The rule for all controls that are typed into or held, on every backend: what a person did is
/// shown until the bound value, as a frame reads it, is another than it was when the person did it.
/// A setter that leaves the value as it was takes nothing away.
struct ControlDraft<Shown, Value: Equatable> {
  private let shown: Shown

  /// The bound value that the draft stands for.
  private let value: Value

  /// Writes what a person did, which is shown as `shown` and makes the bound value `meaning`; `nil`
  /// where it means no value. Answers what is to be shown from now on instead of the bound value.
  ///
  /// The model may take it, with a value that is written otherwise; leave the value as it was, for
  /// now or for good; or make it something else, which is then what is shown.
  static func write(
    _ shown: Shown, meaning: Value?, reading read: () -> Value, _ write: () -> Void
  ) -> ControlDraft? {
    let before = read()
    let isAnswered = WrittenAnswer.isGiven(during: write)
    let after = read()
    guard after == meaning || after == before && !isAnswered else { return nil }
    return ControlDraft(shown: shown, value: after)
  }

  /// What to show where the bound value is `value` now; `nil` where the draft is over.
  func shown(over value: Value) -> Shown? { value == self.value ? shown : nil }
}

/// What somebody behind a binding says while it is written: the value that can be read now is the
/// answer, though it may be the one from before.
///
/// A container of states that corrects what was written says so. Otherwise a value that stays as it
/// was may just be one that is changed later.
package enum WrittenAnswer {
  private static let isGiven = Atomic<Bool>(false)

  /// Says it. To be called on the main actor, by who is being written.
  package static func give() { isGiven.store(true, ordering: .relaxed) }

  /// Whether somebody said it while `write` ran.
  static func isGiven(during write: () -> Void) -> Bool {
    let outer = isGiven.exchange(false, ordering: .relaxed)
    write()
    return isGiven.exchange(outer, ordering: .relaxed)
  }
}
