/// Someone who read a source.
struct Reading {
  let reader: Reader

  /// For one that read a part only: whether that part is still the same.
  private var first: PartCheck?

  /// The same for the other parts, of which each must be.
  private var others: ContiguousArray<PartCheck> = []

  /// `reader` read all of it, or the part that `isSame` speaks of.
  init(_ reader: Reader, isSame: PartCheck?) {
    self.reader = reader
    first = isSame
  }

  /// Takes in what else it read: a part, or all of it.
  mutating func add(_ isSame: PartCheck?) {
    // Who read the whole as well did not read a part.
    guard first != nil else { return }
    if let isSame { others.append(isSame) } else { (first, others) = (nil, []) }
  }

  /// Whether all that was read is surely still the same.
  @MainActor
  var isSame: Bool {
    guard let first else { return false }
    return first() && others.allSatisfy { $0() }
  }
}

/// Those who read a source, each once. Most sources have one reader, who needs no dictionary.
struct Readings {
  private var one: Reading?
  private var others: [ObjectIdentifier: Reading] = [:]

  /// `reader` read all of it, or the part that `isSame` speaks of.
  mutating func add(_ reader: Reader, isSame: PartCheck?) {
    // In place: a body may read a hundred thousand parts.
    if one?.reader === reader {
      one?.add(isSame)
    } else if others[ObjectIdentifier(reader)]?.add(isSame) == nil {
      keep(Reading(reader, isSame: isSame))
    }
  }

  /// Takes in what somebody read who is not among them.
  mutating func keep(_ reading: Reading) {
    if one == nil, others.isEmpty {
      one = reading
    } else {
      others[ObjectIdentifier(reading.reader)] = reading
    }
  }

  mutating func remove(_ reader: Reader) {
    if one?.reader === reader { one = nil } else { others[ObjectIdentifier(reader)] = nil }
  }

  /// Calls `body` with each of them.
  @MainActor
  func each(_ body: (Reading) -> Void) {
    if let one { body(one) }
    for reading in others.values { body(reading) }
  }
}
