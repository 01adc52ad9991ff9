/// What was made for keys lately. What is asked for again belongs to the youngest; when those are `size`, the ones
/// before the last are let go of. So what is in use stays, and no more than twice as much is kept.
struct Generations<Key: Hashable, Value> {
  private let size: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// Nothing yet.
  init(of size: Int) { self.size = size }

  /// What was made for `key`.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known }
    guard let known = old[key] else { return nil }
    keep(known, for: key)
    return known
  }

  /// Keeps what was made for `key`.
  mutating func keep(_ value: Value, for key: Key) {
    if young.count >= size { (old, young) = (young, [:]) }
    young[key] = value
  }
}
