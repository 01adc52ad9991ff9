/// The type of a payload, as an enum declares it.
struct PayloadType {
  let type: Any.Type

  /// Whether a value of it can be read where only the type is known at run time.
  ///
  /// What a function or a metatype looks like in memory depends on who looks: code that was
  /// compiled for that very type, or code for any type.
  var isReadable: Bool { Self.isReadable(type) }

  /// Whether it is `other`, labels aside, and so looks the same in memory.
  func isLaidOut(as other: Any.Type) -> Bool { Self.areAlike(type, other) }

  /// Whether a case with this payload could take a `value`: as it is, or converted by the compiler.
  func couldHold(_ value: Any.Type) -> Bool {
    if isLaidOut(as: value) { return true }
    switch TypeKind(type) {
    case .existential: return type != (any Error).self || value is any Error.Type
    case .object: return TypeKind(value) == .object
    case .optional:
      return Self.wrapped(by: type).map { PayloadType(type: $0).couldHold(value) } ?? true
    default: return false
    }
  }

  private static func isReadable(_ type: Any.Type) -> Bool {
    switch TypeKind(type) {
    case .function, .metatype: false
    case .tuple: elementTypes(of: type).allSatisfy(isReadable)
    case .optional: wrapped(by: type).map(isReadable) ?? false
    default: true
    }
  }

  private static func areAlike(_ one: Any.Type, _ other: Any.Type) -> Bool {
    let (one, other) = (unlabelled(one), unlabelled(other))
    if one == other { return true }
    guard TypeKind(one) == .tuple, TypeKind(other) == .tuple else { return false }
    let (first, second) = (elementTypes(of: one), elementTypes(of: other))
    return first.count == second.count && zip(first, second).allSatisfy(areAlike)
  }

  /// A lone payload with a label is declared as a tuple of one.
  static func unlabelled(_ type: Any.Type) -> Any.Type {
    guard TypeKind(type) == .tuple, case let elements = elementTypes(of: type), elements.count == 1
    else { return type }
    return unlabelled(elements[0])
  }

  static func wrapped(by optional: Any.Type) -> Any.Type? {
    EnumType(optional)?.payloadType(at: 0)
  }
}
