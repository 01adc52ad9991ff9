/// The names of the cases of an enumeration, as the compiler wrote them down for reflection.
enum EnumCases {
  /// The names: first of the cases that hold values, then of the others, each in the order of the source.
  /// `nil` for what is no enumeration, and where the compiler was told to write nothing down.
  static func names(of type: Any.Type) -> [String]? {
    #if _ptrauth(_arm64e)
      // Pointers in metadata are signed there. Such processes are the system's own.
      nil
    #else
      // SAFETY: a metatype is a pointer to metadata. Its layout, and that of what it leads to, is part
      // of the language's stable ABI on Apple's systems, and the same elsewhere; what is read last is
      // only read where the counts in both places agree.
      EnumDescriptor(unsafeBitCast(type, to: UnsafeRawPointer.self))?.caseNames
    #endif
  }
}

/// What the compiler wrote down of an enumeration.
private struct EnumDescriptor {
  private let descriptor: UnsafeRawPointer

  /// The descriptor of the type that `metadata` belongs to; `nil` where that is no enumeration.
  init?(_ metadata: UnsafeRawPointer) {
    let kind = metadata.load(as: UInt.self)
    // Enumerations, and among those optionals.
    guard kind == 0x201 || kind == 0x202 else { return nil }
    descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    guard flags & 0x1F == 18 else { return nil }
  }

  /// How many cases there are: those with values in the lower 24 bits of one number, others in another.
  private var count: Int {
    let withValues = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    return Int(withValues) + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
  }

  var caseNames: [String]? {
    guard let fields = relative(descriptor + 16) else { return nil }
    let kind = fields.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
    let size = Int(fields.loadUnaligned(fromByteOffset: 10, as: UInt16.self))
    let number = Int(fields.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    guard kind == 2 || kind == 3, size >= 12, number == count else { return nil }
    var names: [String] = []
    for index in 0..<number {
      guard let name = relative(fields + 16 + index * size + 8) else { return nil }
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }

  /// What the distance that stands at `place` leads to.
  private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }
}
