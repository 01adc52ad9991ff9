/// What sort of type it is, as far as reading payloads goes.
enum TypeKind: Equatable {
  case enumeration
  case optional
  case tuple
  case function
  case metatype
  case existential
  case object
  case other

  init(_ type: Any.Type) {
    // SAFETY: a metatype is a pointer to metadata, whose first word is the kind; a class has its
    // isa pointer, or 0, in its place.
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x304: self = .metatype
    case 0x303: self = .existential
    case 0, 0x800...: self = .object
    default: self = .other
    }
  }
}

/// The types of a tuple's elements, without their labels.
func elementTypes(of tuple: Any.Type) -> [Any.Type] {
  precondition(TypeKind(tuple) == .tuple)
  // SAFETY: behind the kind, a tuple's metadata has the number of its elements and their labels;
  // then, for each element, its type and its offset.
  let metadata = unsafeBitCast(tuple, to: UnsafeRawPointer.self)
  let word = MemoryLayout<UnsafeRawPointer>.size
  let count = (metadata + word).load(as: Int.self)
  return (0..<count).map {
    (metadata + (3 + 2 * $0) * word).load(as: Any.Type.self)
  }
}
