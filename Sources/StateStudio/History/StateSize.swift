/// About how much memory states take.
///
/// Plain data is known by its type. Looking into anything else takes longer than all the rest of
/// recording, so that is done for the first states of a feature and then for fewer and fewer, as long
/// as they are about as large as each other; the others are counted as the largest of the last four
/// that were looked into. One large state among many small ones may so be counted as a small one.
struct StateSizes {
  private var known: [ObjectIdentifier: KnownSizes] = [:]

  mutating func bytes(of state: Any, of feature: ObjectIdentifier) -> Int {
    if let size = sizeOfPlainData(state) { return size }
    return known[feature, default: KnownSizes()].bytes(of: state)
  }
}

/// What is known of the states of one feature.
private struct KnownSizes {
  private var latest: [Int] = []
  private var largest = 0
  private var untilNext = 0
  private var pause = 0
  private var measured = 0

  mutating func bytes(of state: Any) -> Int {
    if untilNext > 0 {
      untilNext -= 1
      return largest
    }
    measured += 1
    var budget = 200
    let size = estimatedBytes(of: state, &budget)
    let isUsual = latest.allSatisfy { size < 2 * $0 + 256 && $0 < 2 * size + 256 }
    pause = measured < 16 || !isUsual ? 0 : min(255, pause * 2 + 1)
    untilNext = pause
    if latest.count == 4 { latest.removeFirst() }
    latest.append(size)
    largest = latest.max() ?? 0
    return size
  }
}

/// About how many bytes `value` takes, with what it refers to. At most `budget` parts are looked at;
/// of a long collection the first ones stand for all.
func estimatedBytes(of value: Any, _ budget: inout Int) -> Int {
  if let size = sizeOfPlainData(value) { return size }
  if let text = value as? String { return 16 + (text.utf8.count > 15 ? text.utf8.count + 32 : 0) }
  let own = sizeInMemory(value)
  let mirror = Mirror(reflecting: value)
  // What an object has is its own, and may be anything.
  if mirror.displayStyle == .class { return own + 64 }
  let count = mirror.children.count
  var (seen, inside) = (0, 0)
  for child in mirror.children.prefix(isCollection(mirror) ? 8 : .max) {
    if budget <= 0 { break }
    budget -= 1
    seen += 1
    inside += estimatedBytes(of: child.value, &budget)
  }
  guard isCollection(mirror) else { return max(own, inside) }
  return own + 32 + (seen == 0 ? 0 : inside * count / seen)
}

private func isCollection(_ mirror: Mirror) -> Bool {
  switch mirror.displayStyle {
  case .collection, .dictionary, .set: true
  default: false
  }
}

private func sizeInMemory<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }

/// The size of a value that refers to nothing else; `nil` for others.
private func sizeOfPlainData(_ value: Any) -> Int? {
  func size<Value>(_ value: Value) -> Int? {
    _isPOD(Value.self) ? MemoryLayout<Value>.size : nil
  }
  return _openExistential(value, do: size)
}
