/// What the compiler wrote down of an enumeration.
struct EnumDescriptor {
  private let descriptor: UnsafeRawPointer
  private let metadata: UnsafeRawPointer

  /// The descriptor of the type that `metadata` belongs to; `nil` where that is no enumeration.
  init?(_ metadata: UnsafeRawPointer) {
    let kind = metadata.load(as: UInt.self)
    // Enumerations, and among those optionals.
    guard kind == 0x201 || kind == 0x202 else { return nil }
    descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    self.metadata = metadata
    let flags = descriptor.load(as: UInt32.self)
    guard flags & 0x1F == 18 else { return nil }
  }

  /// How many cases there are: those with values in the lower 24 bits of one number, others in another.
  private var count: Int {
    let withValues = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    return Int(withValues) + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
  }

  /// The cases: first those that hold values, then the others, as their tags are counted.
  var cases: [EnumCase]? {
    guard let fields = relative(descriptor + 16) else { return nil }
    let kind = fields.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
    let size = Int(fields.loadUnaligned(fromByteOffset: 10, as: UInt16.self))
    let number = Int(fields.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    guard kind == 2 || kind == 3, size >= 12, number == count else { return nil }
    var cases: [EnumCase] = []
    for index in 0..<number {
      let field = fields + 16 + index * size
      guard let name = relative(field + 8) else { return nil }
      cases.append(
        EnumCase(
          name: String(cString: name.assumingMemoryBound(to: CChar.self)), tag: UInt32(index),
          isIndirect: field.load(as: UInt32.self) & 1 != 0, payload: payload(of: field)))
    }
    return cases
  }

  /// The type of what a case holds.
  private func payload(of field: UnsafeRawPointer) -> EnumCase.Payload {
    guard let name = relative(field + 4) else { return .none }
    let bytes = name.assumingMemoryBound(to: UInt8.self)
    let type = _getTypeByMangledNameInContext(
      bytes, lengthOfName(bytes), genericContext: descriptor, genericArguments: metadata + 16)
    return type.map(EnumCase.Payload.value) ?? .unknown
  }

  /// Names of types end with a zero. Some bytes are followed by a distance or an address in which there
  /// may be zeros, too.
  private func lengthOfName(_ name: UnsafePointer<UInt8>) -> UInt {
    var length = 0
    while name[length] != 0 {
      switch name[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
      default: length += 1
      }
    }
    return UInt(length)
  }

  /// What the distance that stands at `place` leads to.
  private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }
}

/// A case of an enumeration, as the compiler wrote it down.
struct EnumCase {
  /// What a case holds.
  enum Payload {
    case none
    case value(Any.Type)
    /// What nobody can name at run time.
    case unknown
  }

  let name: String
  /// The number that stands for it.
  let tag: UInt32
  /// Whether what it holds is kept elsewhere.
  let isIndirect: Bool
  let payload: Payload

  /// Whether it holds nothing.
  var isBare: Bool { if case .none = payload { true } else { false } }
}
