import Threads
import ViewPlatform

/// What was written through a binding of a store and is shown until the store answers.
///
/// Most stores answer on the spot, and then there is none.
final class Draft<Value> {
  private let part: StorePart<Value>
  private weak var drafts: Drafts?
  private let state: Guarded<State>

  /// What a person did by writing, with all that it brings about.
  private let cause: Cause

  private struct State {
    var record: DraftRecord<Value>
    var isStateSame: () -> Bool

    /// How often the store had published when that was written.
    var publications: Int
  }

  /// What is known when the store was told and has not answered.
  init(
    _ record: DraftRecord<Value>, of part: StorePart<Value>, in drafts: Drafts, by cause: Cause,
    since publications: Int, isStateSame: @escaping () -> Bool
  ) {
    self.part = part
    self.drafts = drafts
    self.cause = cause
    state = Guarded(
      State(record: record, isStateSame: isStateSame, publications: publications))
  }

  /// Shows it in place of what the store has.
  func begin() {
    drafts?.insert(self, for: part.key)
    cause.tell(self)
    announceIfPending()
  }

  /// More was written; runs `send`, which tells the store.
  func write(_ value: Value, _ send: () -> Void) {
    guard let current = part.current, let drafts else { return send() }
    let (isStateSame, publications) = (part.whetherStateStays(), drafts.publications)
    cause.renew()
    state.withLock { state in
      state.record.write(value, over: current)
      (state.isStateSame, state.publications) = (isStateSame, publications)
    }
    cause.bring(about: send)
    announceIfPending()
  }

  /// Views do not know yet that there is something to be seen that the store does not have.
  private func announceIfPending() {
    if pending() != nil { announce() } else { giveAnswer() }
  }

  private func announce() {
    if let drafts { part.announce(by: drafts) }
  }
}

// MARK: Reading

extension Draft {
  /// What was written, unless the store has answered. Then it goes.
  func pending() -> Value? {
    guard let current = part.current, let drafts else { return nil }
    let known = state.withLock { $0 }
    let answer = DraftRecord<Value>.Answer(
      hasPublished: drafts.publications != known.publications, hasAnswered: cause.hasAnswer,
      isAllDone: cause.isOver)
    // Values are compared with no lock held, for that is the values' own code.
    var judged = known.record
    guard judged.isPending(given: current, after: answer, isStateSame: known.isStateSame) else {
      drafts.remove(self, for: part.key)
      return nil
    }
    state.withLock { if $0.record.revision == judged.revision { $0.record = judged } }
    return judged.written
  }
}

// MARK: Hearing of answers

extension Draft: CauseFollower {
  /// Nothing more will come of what was written: views look again, in case it was refused.
  func allIsDone() {
    let draft = Handover(self)
    runOnMain { draft.content.lookAgain() }
  }

  private func lookAgain() {
    let written = state.withLock { $0.record.written }
    guard pending() == nil, let current = part.current else { return }
    if !areEqual(current, written) { announce() }
  }
}
