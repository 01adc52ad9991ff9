/// Someone who read a source.
struct Reading {
  let reader: Reader

  /// For one that read a part only: whether that part is still the same.
  var isSame: PartCheck?
}

/// Those who read a source, each once. Most sources have one reader, who needs no dictionary.
struct Readings {
  private var one: Reading?
  private var others: [ObjectIdentifier: Reading] = [:]

  /// What `reader` read.
  subscript(reader: Reader) -> Reading? {
    get {
      if let one, one.reader === reader { return one }
      return others.isEmpty ? nil : others[ObjectIdentifier(reader)]
    }
    set {
      if one == nil ? others.isEmpty : one?.reader === reader {
        one = newValue
      } else {
        others[ObjectIdentifier(reader)] = newValue
      }
    }
  }

  /// Calls `body` with each of them.
  @MainActor
  func each(_ body: (Reading) -> Void) {
    if let one { body(one) }
    for reading in others.values { body(reading) }
  }
}
