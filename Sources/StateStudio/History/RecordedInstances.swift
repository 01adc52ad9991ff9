import StateEvents

/// Which instances were heard of, by feature. None is kept alive.
struct RecordedInstances {
  /// Someone who has a state.
  struct Instance {
    let feature: ObjectIdentifier
    let number: Int
    weak var subject: (any StateSubject)?
  }

  private var known: [ObjectIdentifier: Instance] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var sweepAt = 64

  /// The number of `subject` among those of its feature.
  mutating func number(of subject: any StateSubject, _ feature: ObjectIdentifier) -> Int {
    let identity = ObjectIdentifier(subject)
    // An address may have been used before; the weak reference tells.
    if let instance = known[identity], instance.subject === subject { return instance.number }
    let number = counts[feature, default: 0] + 1
    counts[feature] = number
    known[identity] = Instance(feature: feature, number: number, subject: subject)
    if known.count >= sweepAt {
      known = known.filter { $0.value.subject != nil }
      sweepAt = max(64, known.count * 2)
    }
    return number
  }

  /// All that still live.
  var living: [Instance] {
    known.values.filter { $0.subject != nil }.sorted { $0.number < $1.number }
  }
}
