import StateEvents

/// Which instances were heard of, by feature. None is kept alive.
struct RecordedInstances {
  /// Someone who has a state. An object, since weak references are slow to copy.
  final class Instance {
    let type: Any.Type
    let number: Int
    private(set) weak var subject: (any StateSubject)?

    init(type: Any.Type, number: Int, subject: any StateSubject) {
      (self.type, self.number, self.subject) = (type, number, subject)
    }

    var feature: ObjectIdentifier { ObjectIdentifier(type) }
  }

  private var known: [ObjectIdentifier: Instance] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var sweepAt = 64

  /// The number of `subject` among those of its feature.
  mutating func number(of subject: any StateSubject, _ type: Any.Type) -> Int {
    let identity = ObjectIdentifier(subject)
    // An address may have been used before; the weak reference tells.
    if let instance = known[identity], instance.subject === subject { return instance.number }
    let number = counts[ObjectIdentifier(type), default: 0] + 1
    counts[ObjectIdentifier(type)] = number
    known[identity] = Instance(type: type, number: number, subject: subject)
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
