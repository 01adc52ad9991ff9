import Synchronization
import Threads
import ViewPlatform

/// What was written through a binding of a store and is shown until the store answers.
///
/// Bindings come and go with the bodies that make them. A draft stays on the store's desk, where
/// every binding to the same part finds it.
final class Draft<Value> {
  private let part: StorePart<Value>
  private let record: Guarded<DraftRecord<Value>>
  private let isStateSame: Guarded<() -> Bool>

  /// Set while the store is being told; what it answers on the spot is judged afterwards.
  private let isWriting = Atomic<Bool>(false)
  private var token: AnyCancellable?

  /// What a person did by writing, with all that it brings about.
  private let cause: Cause
  private let link: Link

  private init(_ value: Value, over current: Value, of part: StorePart<Value>) {
    self.part = part
    record = Guarded(DraftRecord(value, over: current))
    isStateSame = Guarded(part.whetherStateStays())
    let link = Link()
    self.link = link
    cause = Cause { link.draft?.allIsDone() }
    link.draft = self
  }

  /// What others know a draft by, without keeping it.
  ///
  /// The reference is written once, before anybody reads it.
  private final class Link: Sendable {
    private let weak = Guarded<WeakObject?>(nil)

    var draft: Draft? {
      get { weak.withLock { $0?.object } as? Draft }
      set { weak.withLock { $0 = newValue.map { WeakObject($0) } } }
    }
  }
}

// MARK: Writing

extension Draft {
  /// Notes that `value` was written into `part`, and runs `send`, which tells the store.
  static func write(_ value: Value, into part: StorePart<Value>, _ send: () -> Void) {
    guard let current = part.current else { return send() }
    if let draft = known(of: part) {
      draft.isStateSame.withLock { $0 = part.whetherStateStays() }
      draft.record.withLock { $0.write(value, over: current) }
      draft.tell(send)
    } else {
      let draft = Draft(value, over: current, of: part)
      let link = draft.link
      // What is published while one subscribes is no news, and the record begins afterwards.
      draft.isWriting.store(true, ordering: .relaxed)
      draft.token = part.changes.sink { link.draft?.noteChange() }
      draft.record.withLock { $0 = DraftRecord(value, over: current) }
      part.desk?.drafts.withLock { $0[part.key] = draft }
      draft.tell(send)
    }
  }

  private func tell(_ send: () -> Void) {
    isWriting.store(true, ordering: .relaxed)
    cause.bring(about: send)
    isWriting.store(false, ordering: .relaxed)
    // Views do not know yet that there is something to be seen that the store does not have.
    if pending() != nil { part.announce() }
  }
}

// MARK: Reading

extension Draft {
  /// What was written into `part` and not answered yet.
  static func pending(in part: StorePart<Value>) -> Value? { known(of: part)?.pending() }

  private static func known(of part: StorePart<Value>) -> Draft? {
    part.desk?.drafts.withLock { $0[part.key] } as? Draft
  }

  private func pending() -> Value? {
    guard let current = part.current else { return nil }
    let (known, isStateSame) = (record.withLock { $0 }, isStateSame.withLock { $0 })
    // Values are compared with no lock held, for that is the values' own code.
    var judged = known
    guard
      judged.isPending(given: current, isAllDone: cause.isOver, isStateSame: isStateSame)
    else {
      drop()
      return nil
    }
    record.withLock { if $0.revision == known.revision { $0 = judged } }
    return known.written
  }

  private func drop() {
    token?.cancel()
    part.desk?.drafts.withLock { drafts in
      if drafts[part.key] === self { drafts[part.key] = nil }
    }
  }
}

// MARK: Hearing of answers

extension Draft {
  private func noteChange() {
    if part.desk?.isAnnouncing.load(ordering: .relaxed) == true { return }
    let isAnswer = Cause.current === cause
    record.withLock { $0.notePublication(isAnswer: isAnswer) }
  }

  /// Nothing more will come of what was written: views look again, in case it was refused.
  private func allIsDone() {
    guard !isWriting.load(ordering: .relaxed) else { return }
    let link = link
    let look = Handover { link.draft?.lookAgain() }
    runOnMain { look.content() }
  }

  private func lookAgain() {
    let written = record.withLock { $0.written }
    guard pending() == nil, let current = part.current else { return }
    if !areEqual(current, written) { part.announce() }
  }
}
