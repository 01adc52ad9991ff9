import Threads

/// What is known of something that was written through a binding: a plain value that decides
/// whether the store has answered.
struct DraftRecord<Value> {
  /// What was written last.
  private(set) var written: Value

  /// What the store had when that was written.
  private var before: Value

  /// What was written before that and has not come back either.
  private var earlier: [Value] = []

  /// Counts what was written, so that a judgement can be told from a newer record.
  private(set) var revision = 0

  init(_ value: Value, over current: Value) {
    written = value
    before = current
  }

  /// More was written.
  mutating func write(_ value: Value, over current: Value) {
    earlier.append(written)
    written = value
    before = current
    revision += 1
  }

  /// What the store has done since that was written.
  struct Answer {
    /// Whether it has published; and whether that was brought about by the writing.
    var hasPublished: Bool
    var hasAnswered: Bool

    /// Whether all that the writing brought about is done.
    var isAllDone: Bool
  }

  /// Whether what was written is still to be shown, now that the store has `current`.
  ///
  /// It is over when the store has another value than before. Not, though, if that is something
  /// older that was written: then the store is catching up, and a person who types fast would see
  /// letters go and come back. An unchanged value may be a refusal, or somebody else's news. It is
  /// a refusal when all that the writing brought about is done and has published, or when the whole
  /// state came out as it was.
  mutating func isPending(
    given current: Value, after answer: Answer, isStateSame: () -> Bool
  ) -> Bool {
    guard Value.self is any Equatable.Type else { return !answer.hasPublished }
    if areEqual(current, written) { return false }
    if areEqual(current, before) {
      let isRefusal = answer.hasAnswered || answer.hasPublished && isStateSame()
      return !(answer.isAllDone && isRefusal)
    }
    guard let index = earlier.firstIndex(where: { areEqual($0, current) }) else { return false }
    earlier.removeFirst(index + 1)
    before = current
    return true
  }
}
