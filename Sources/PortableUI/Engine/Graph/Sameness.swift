/// How to tell, without knowing a type, that two values of it are surely the same.
///
/// In this order: a property wrapper answers for itself, identity for an object, `==` where the type
/// has it, its bits where it is plain data, field by field for a struct. A closure, and whatever is
/// left, counts as different.
@MainActor
enum Sameness {
  typealias Test = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  case never
  case decided(Test)

  static func of<T>(_ type: T.Type) -> Sameness {
    // The first question to a type about a protocol takes long, so none is asked for nothing.
    let kind = TypeKind(type)
    if kind == .structure, let wrapper = type as? any ViewPropertyWrapper.Type {
      return ofWrapper(wrapper)
    }
    // Before `==`: equal objects are not one object, and a weak reference may be looked at but not
    // loaded as if it were a strong one.
    if isReference(type) { return ofReference }
    if kind != .other, let equatable = type as? any Equatable.Type { return ofEquatable(equatable) }
    if _isPOD(type) { return ofBits(MemoryLayout<T>.size) }
    return kind == .structure ? ofFields(type) : .never
  }

  private static func isReference(_ type: Any.Type) -> Bool {
    let kind = TypeKind(type)
    if kind == .optional, let optional = type as? any OptionalReference.Type {
      return isReference(optional.wrapped)
    }
    return kind == .object
  }

  private static var known: [ObjectIdentifier: Sameness] = [:]

  /// Whether two values are surely the same.
  static func areSame<T>(_ one: T, _ other: T) -> Bool {
    let id = ObjectIdentifier(T.self)
    let sameness = known[id] ?? of(T.self)
    if known[id] == nil { known[id] = sameness }
    guard case .decided(let test) = sameness else { return false }
    return withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in test(one, other) }
    }
  }

  private static func opened<T>(_ type: T.Type) -> Sameness { of(type) }

  private static func ofWrapper<P: ViewPropertyWrapper>(_ type: P.Type) -> Sameness {
    .decided { old, new in
      P.isSame(
        old.assumingMemoryBound(to: P.self).pointee, new.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func ofEquatable<T: Equatable>(_ type: T.Type) -> Sameness {
    .decided { old, new in
      old.assumingMemoryBound(to: T.self).pointee == new.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func ofBits(_ size: Int) -> Sameness {
    .decided { old, new in
      UnsafeRawBufferPointer(start: old, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: new, count: size))
    }
  }

  /// The same word in memory means the same object, or none.
  private static var ofReference: Sameness {
    .decided { old, new in
      old.load(as: UnsafeRawPointer?.self) == new.load(as: UnsafeRawPointer?.self)
    }
  }

  private static func ofFields(_ type: Any.Type) -> Sameness {
    var tests: [(offset: Int, test: Test)] = []
    for field in TypeFields.of(type) {
      switch opened(field.type) {
      case .never: return .never
      case .decided(let test): tests.append((field.offset, test))
      }
    }
    return .decided { old, new in
      for (offset, test) in tests where !test(old + offset, new + offset) { return false }
      return true
    }
  }
}

/// An optional, as far as one may ask what it may hold.
private protocol OptionalReference {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalReference {
  static var wrapped: Any.Type { Wrapped.self }
}
