/// Keeps values of some types out of what is shown and written.
struct Redaction {
  private let types: Set<ObjectIdentifier>

  init(_ types: [Any.Type]) { self.types = Set(types.map { ObjectIdentifier($0) }) }

  /// What stands in the place of such a value.
  static let mark = "(left out)"

  func covers(_ type: Any.Type) -> Bool {
    !types.isEmpty && types.contains(ObjectIdentifier(type))
  }

  /// Whether `value` is or contains what is left out.
  func touches(_ value: Any, depth: Int = 0) -> Bool {
    if types.isEmpty { return false }
    if covers(Swift.type(of: value)) { return true }
    if depth > Description.deepest { return true }
    return Mirror(reflecting: value).allChildren.contains { touches($0.value, depth: depth + 1) }
  }

  /// `value` in words.
  func description(of value: Any) -> String {
    touches(value)
      ? Description(redaction: self).text(of: value, depth: 0) : String(describing: value)
  }
}

extension Mirror {
  /// What it has, and what its superclasses have.
  var allChildren: [Child] { Array(children) + (superclassMirror?.allChildren ?? []) }
}

/// Describes values part by part, so that some can be left out.
struct Description {
  let redaction: Redaction

  /// Deeper than that nothing is looked at: objects may refer to each other.
  static let deepest = 24

  func text(of value: Any, depth: Int) -> String {
    if redaction.covers(Swift.type(of: value)) { return Redaction.mark }
    if depth > Self.deepest { return "…" }
    if !redaction.touches(value, depth: depth) { return String(describing: value) }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.allChildren.map { child in
      let text = text(of: child.value, depth: depth + 1)
      return mirror.displayStyle == .enum || mirror.displayStyle == .optional
        ? text : child.label.map { "\($0): \(text)" } ?? text
    }
    let inside = parts.joined(separator: ", ")
    switch mirror.displayStyle {
    case .optional: return inside
    case .collection, .set, .dictionary: return "[\(inside)]"
    case .tuple: return "(\(inside))"
    case .enum: return "\(mirror.children.first?.label ?? "")(\(inside))"
    default: return "\(Swift.type(of: value))(\(inside))"
    }
  }
}
