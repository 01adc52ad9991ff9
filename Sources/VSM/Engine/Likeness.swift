import Threads

/// Whether two states are the same as far as anybody can tell: what cannot be compared, such as a
/// closure, does not count.
func areAlike(_ one: Any, _ other: Any) -> Bool {
  if one is any Equatable { return areEqual(one, other) }
  guard type(of: one) == type(of: other) else { return false }
  let (parts, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
  if parts.displayStyle == .class { return one as AnyObject === other as AnyObject }
  if parts.displayStyle == .enum, parts.children.isEmpty || others.children.isEmpty {
    return parts.children.isEmpty && others.children.isEmpty && "\(one)" == "\(other)"
  }
  return parts.children.count == others.children.count
    && zip(parts.children, others.children).allSatisfy { part, other in
      part.label == other.label && areAlike(part.value, other.value)
    }
}
