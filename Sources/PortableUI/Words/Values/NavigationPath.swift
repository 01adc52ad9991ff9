/// The values of the pages in a stack, of whatever types they are.
///
/// The page of the last value is the one that is seen. A path of values that can be encoded can be kept
/// and restored; see ``codable``.
public struct NavigationPath {
  var elements: [AnyHashable]

  /// A path without values: the first page of its stack is seen.
  public init() { elements = [] }

  /// A path of these values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The path that was kept.
  public init(_ codable: NavigationPath.CodableRepresentation) { elements = codable.elements }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value, so that the first page of the stack is seen.
  public var isEmpty: Bool { elements.isEmpty }

  /// What the path is kept as; `nil` where one of its values cannot be encoded.
  public var codable: NavigationPath.CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
    return NavigationPath.CodableRepresentation(elements: elements)
  }

  /// Adds a value, whose page is seen from now on.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes away the last `k` values, of which there must be as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {
  /// Whether both have equal values in the same order.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}
