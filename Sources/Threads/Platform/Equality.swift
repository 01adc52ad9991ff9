/// Whether two values are equal, as far as their type can tell.
package func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  if let type = Value.self as? any Equatable.Type { return areEqual(type, one, other) }
  // The type may be one of many, and the value of one that can tell.
  guard let one = one as? any Equatable else { return false }
  return isEqual(one, to: other)
}

/// Compares two values of `Known` where they lie: nothing is boxed.
private func areEqual<Known: Equatable, Value>(
  _ type: Known.Type, _ one: Value, _ other: Value
) -> Bool {
  withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { other in
      // SAFETY: `Known` is `Value` by another name, with what its conformance says.
      let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
      return one.assumingMemoryBound(to: Known.self).pointee
        == other.assumingMemoryBound(to: Known.self).pointee
    }
  }
}

private func isEqual<Known: Equatable>(_ one: Known, to other: Any) -> Bool {
  (other as? Known) == one
}
