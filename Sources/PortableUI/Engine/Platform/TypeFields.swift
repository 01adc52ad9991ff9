@_spi(Reflection) import Swift

/// A stored property of a type.
struct TypeField {
  let name: String
  let offset: Int
  let type: Any.Type
}

/// The stored properties of a struct, by reflection. Ask once per type and keep the answer.
enum TypeFields {
  static func of(_ type: Any.Type) -> [TypeField] {
    guard TypeKind(type) == .structure else { return [] }
    var fields: [TypeField] = []
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { name, offset, type, _ in
      fields.append(TypeField(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return fields
  }
}

/// What sort of type it is, as far as the graph treats them differently.
enum TypeKind {
  case structure
  case enumeration
  case optional
  case object

  /// A closure, a tuple, or what holds a value of one of many types.
  case other

  init(_ type: Any.Type) {
    // SAFETY: a metatype is a pointer to metadata, whose first word is the kind; classes have their
    // isa pointer, or 0, in its place.
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0, 0x800...: self = .object
    default: self = .other
    }
  }
}
