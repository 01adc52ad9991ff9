import StateEvents
import Threads

/// A part of a state that is another one than was expected.
struct Difference: Hashable {
  /// Where it is: `notes[1].title`.
  let path: String
  let expected: String
  let actual: String

  /// The path of the state itself.
  static let whole = "the state"

  /// What differs, as far as it can be compared: not in closures, nor in what has no parts and no `==`.
  static func between(_ expected: Any, _ actual: Any) -> [Difference] {
    between(expected, actual, at: "")
  }

  private init(_ expected: Any, _ actual: Any, at path: String) {
    self.path = path.isEmpty ? Self.whole : path
    (self.expected, self.actual) = (words(for: expected), words(for: actual))
  }
}

// MARK: Comparing

extension Difference {
  private static func between(_ one: Any, _ other: Any, at path: String) -> [Difference] {
    let isComparable = one is any Equatable
    if isComparable, areEqual(one, other) { return [] }
    if type(of: one) != type(of: other) { return [Difference(one, other, at: path)] }
    if type(of: one) is AnyClass {
      let isSame = !isComparable && (one as AnyObject) === (other as AnyObject)
      return isSame ? [] : [Difference(one, other, at: path)]
    }
    let parts = betweenParts(Mirror(reflecting: one), Mirror(reflecting: other), one, other, path)
    return parts.isEmpty && isComparable ? [Difference(one, other, at: path)] : parts
  }

  private static func betweenParts(
    _ one: Mirror, _ other: Mirror, _ oneValue: Any, _ otherValue: Any, _ path: String
  ) -> [Difference] {
    let whole = [Difference(oneValue, otherValue, at: path)]
    switch one.displayStyle {
    case .enum:
      guard caseName(of: oneValue) == caseName(of: otherValue) else { return whole }
      return betweenChildren(one, other) { path + ($0.map { ".\($0)" } ?? "") }
    case .optional:
      guard one.children.count == other.children.count else { return whole }
      return betweenChildren(one, other) { _ in path }
    case .collection:
      guard one.children.count == other.children.count else { return whole }
      return zip(one.children, other.children).enumerated().flatMap { number, pair in
        between(pair.0.value, pair.1.value, at: "\(path)[\(number)]")
      }
    case .dictionary, .set:
      // Their order says nothing.
      return one.children.count == other.children.count ? [] : whole
    case .struct, .tuple:
      if oneValue is any Equatable & CustomStringConvertible { return whole }
      return betweenChildren(one, other) { label in
        let name =
          label.map { $0.first == "_" || $0.first == "." ? String($0.dropFirst()) : $0 } ?? ""
        return path.isEmpty ? name : "\(path).\(name)"
      }
    default: return []
    }
  }

  private static func betweenChildren(
    _ one: Mirror, _ other: Mirror, _ path: (String?) -> String
  ) -> [Difference] {
    zip(one.children, other.children).flatMap { one, other in
      between(one.value, other.value, at: path(one.label))
    }
  }
}

/// A value in words that fit in a line.
func words(for value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { words(for: $0.value) } ?? "nil"
  }
  let text = value is String ? String(reflecting: value) : String(describing: value)
  return text.count > 120 ? "\(text.prefix(120))…" : text
}
