/// What the runtime knows of an enum: its cases, and where a value keeps its payload.
///
/// This reads the type's metadata, whose layout is part of Swift's stable ABI: value witnesses, the
/// nominal type descriptor and the field records. A type without the records has no payload types
/// here, and a type that is no enum has no `EnumType`.
struct EnumType {
  private let metadata: UnsafeRawPointer
  private let witnesses: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer

  /// The enum `type`; `nil` where it is something else, or an enum that has no values.
  init?(_ type: Any.Type) {
    guard [.enumeration, .optional].contains(TypeKind(type)) else { return nil }
    // SAFETY: a metatype is a pointer to metadata. The word before it leads to the value witnesses,
    // the second word of an enum's metadata to its descriptor.
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    witnesses = (metadata - Layout.word).load(as: UnsafeRawPointer.self)
    descriptor = (metadata + Layout.word).load(as: UnsafeRawPointer.self)
    let flags = (witnesses + Layout.flags).load(as: UInt32.self)
    guard flags & Layout.hasEnumWitnesses != 0 else { return nil }
  }

  /// How many cases there are.
  var caseCount: Int {
    guard let records else { return 0 }
    return Int((records - 4).load(as: UInt32.self))
  }

  /// Which case `root` is: those with a payload count first.
  func index<Root>(of root: Root) -> Int {
    // SAFETY: the first of an enum's witnesses takes a value and its type, and returns the case.
    // Its calling convention is C's for such arguments.
    let function = unsafeBitCast(
      witness(0), to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32).self)
    return withUnsafePointer(to: root) { Int(function($0, metadata)) }
  }

  /// The type of a case's payload; `nil` where it has none, or where it is not known.
  func payloadType(at index: Int) -> Any.Type? {
    guard let record = record(at: index), let name = follow(record + 4) else { return nil }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), mangledLength(of: name),
      genericContext: descriptor, genericArguments: metadata + 2 * Layout.word)
  }

  /// Whether a case's payload is declared as a parameter of the enum: `case value(Value)`.
  ///
  /// Whatever that stands for looks the same in memory to everybody, also a function.
  func isParameter(at index: Int) -> Bool {
    guard let record = record(at: index), let name = follow(record + 4) else { return false }
    let first = name.load(as: UInt8.self)
    return first == UInt8(ascii: "x") && mangledLength(of: name) == 1 || first == UInt8(ascii: "q")
  }

  /// A copy of the payload of `root`, which is the case at `index`.
  ///
  /// Ask only for a type laid out as `payloadType(at:)`.
  func payload<Root, Payload>(
    of root: Root, at index: Int, as type: Payload.Type
  ) -> Payload {
    withUnsafeTemporaryAllocation(
      byteCount: max(1, MemoryLayout<Root>.size), alignment: MemoryLayout<Root>.alignment
    ) { copy in
      // A copy of bits, which owns nothing: projecting changes bits, and `root` stays as it is.
      withUnsafeBytes(of: root) { copy.copyMemory(from: $0) }
      return withExtendedLifetime(root) { projected(copy.baseAddress!, at: index) }
    }
  }

  private func projected<Payload>(_ root: UnsafeMutableRawPointer, at index: Int) -> Payload {
    if index < payloadCaseCount {
      // SAFETY: the second of an enum's witnesses, called with a value that has a payload.
      let project = unsafeBitCast(
        witness(1), to: (@convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void).self)
      project(root, metadata)
    }
    guard isIndirect(at: index) else { return root.load(copying: Payload.self) }
    // In a box of its own, behind the two words that every object begins with.
    let box = root.load(as: UnsafeRawPointer.self)
    let mask = MemoryLayout<Payload>.alignment - 1
    return (box + ((2 * Layout.word + mask) & ~mask)).load(copying: Payload.self)
  }
}

// MARK: Where things are

extension EnumType {
  private enum Layout {
    static let word = MemoryLayout<UnsafeRawPointer>.size

    /// Behind eight functions, size and stride.
    static let flags = 10 * word
    static let hasEnumWitnesses: UInt32 = 0x20_0000

    /// Behind the flags and the number of extra inhabitants.
    static let enumWitnesses = flags + 8
  }

  private func witness(_ number: Int) -> UnsafeRawPointer {
    (witnesses + Layout.enumWitnesses + number * Layout.word).load(as: UnsafeRawPointer.self)
  }

  private var payloadCaseCount: Int {
    Int((descriptor + 20).load(as: UInt32.self) & 0xFF_FFFF)
  }

  /// The first field record: 12 bytes each, for flags, the payload's type and the name.
  private var records: UnsafeRawPointer? { follow(descriptor + 16).map { $0 + 16 } }

  private func record(at index: Int) -> UnsafeRawPointer? {
    guard let records, index < caseCount else { return nil }
    return records + 12 * index
  }

  private func isIndirect(at index: Int) -> Bool {
    record(at: index).map { $0.load(as: UInt32.self) & 1 == 1 } ?? false
  }

  /// What a relative reference leads to.
  private func follow(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(reference.load(as: Int32.self))
    return offset == 0 ? nil : reference + offset
  }

  /// A name ends with a zero; what it refers to by address may hold zeros.
  private func mangledLength(of name: UnsafeRawPointer) -> UInt {
    var length = 0
    while true {
      switch (name + length).load(as: UInt8.self) {
      case 0: return UInt(length)
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + Layout.word
      default: length += 1
      }
    }
  }
}

extension UnsafeRawPointer {
  fileprivate func load<Value>(copying type: Value.Type) -> Value {
    assumingMemoryBound(to: type).pointee
  }
}

extension UnsafeMutableRawPointer {
  fileprivate func load<Value>(copying type: Value.Type) -> Value {
    UnsafeRawPointer(self).load(copying: type)
  }
}
