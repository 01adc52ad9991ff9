/// What is known of types.
///
/// A type is found by where its description lies. Every node asks for that of its view, and a dictionary
/// would take most of the time to mix the bits of an address that are mixed enough.
struct TypeTable<Value: AnyObject> {
  private var places = ContiguousArray<(type: ObjectIdentifier, value: Value)?>(
    repeating: nil, count: 256)
  private(set) var count = 0

  /// What is known of `type`.
  func value(of type: Any.Type) -> Value? {
    let type = ObjectIdentifier(type)
    return places[place(of: type)]?.value
  }

  /// Notes what is known of a type of which nothing was known.
  mutating func add(_ value: Value, for type: Any.Type) {
    count += 1
    if count * 2 > places.count { grow() }
    let type = ObjectIdentifier(type)
    places[place(of: type)] = (type, value)
  }

  /// Where `type` is, or would be.
  private func place(of type: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: type)
    var place = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12)) & (places.count - 1)
    while let there = places[place], there.type != type { place = (place + 1) & (places.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = places
    places = ContiguousArray(repeating: nil, count: old.count * 2)
    for case let known? in old { places[place(of: known.type)] = known }
  }
}
