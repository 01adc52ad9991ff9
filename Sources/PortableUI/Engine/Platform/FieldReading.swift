import Foundation

/// Reads one value of each of many elements, over and over.
///
/// A list of many elements is read as a whole whenever it changes. A walk along a key path takes about a
/// microsecond, and so does a step through a collection of a type that is not known here; so where
/// elements lie side by side in memory, they are read there, and so is a field of theirs.
struct FieldReading<Root, Value: Equatable> {
  private let read: (Root) -> Value

  /// Where the value lies in an element, if it is a field.
  private var offset: Int?

  /// What the value is called, where it is a member that may be a field.
  private var name: String?

  /// Reads what lies behind `path`.
  init(_ path: KeyPath<Root, Value>) {
    offset = MemoryLayout<Root>.offset(of: path)
    read = { $0[keyPath: path] }
  }

  /// Reads what `read` says.
  ///
  /// The value is a member called `name`, where one is given.
  init(member name: String? = nil, _ read: @escaping (Root) -> Value) {
    self.read = read
    self.name = name
  }

  /// Where the value lies in an element, by reflection. Ask once and keep the answer.
  var place: Int? {
    offset
      ?? name.flatMap { name in
        TypeFields.of(Root.self).first { $0.name == name && $0.type == Value.self }?.offset
      }
  }

  /// The same, where it is known where the value lies.
  func reading(at place: Int?) -> Self {
    var reading = self
    reading.offset = offset ?? place
    return reading
  }

  /// The value of one element.
  func value(of element: Root) -> Value {
    guard let offset, name == nil else { return read(element) }
    return field(of: element, at: offset)
  }

  private func field(of element: Root, at offset: Int) -> Value {
    withUnsafePointer(to: element) { pointer in
      (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// The values of all elements.
  func values(of elements: some RandomAccessCollection<Root>) -> ContiguousArray<Value> {
    if let values = elements.withContiguousStorageIfAvailable(values) { return values }
    if let range = elements as? Range<Int>,
      let numbers = ContiguousArray(range) as? ContiguousArray<Root>
    {
      return numbers.withUnsafeBufferPointer(values)
    }
    var values: ContiguousArray<Value> = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(value(of: element)) }
    return values
  }

  private func values(in elements: UnsafeBufferPointer<Root>) -> ContiguousArray<Value> {
    guard let first = elements.baseAddress, !elements.isEmpty else { return [] }
    let offset = offset.flatMap { isRead(at: $0, in: elements) ? $0 : nil }
    return ContiguousArray(unsafeUninitializedCapacity: elements.count) { values, count in
      guard let target = values.baseAddress else { return }
      if let offset {
        copy(UnsafeRawPointer(first) + offset, to: target, count: elements.count)
      } else {
        for index in elements.indices { (target + index).initialize(to: read(first[index])) }
      }
      count = elements.count
    }
  }

  /// Copies a field of `count` elements, the first of which lies at `field`.
  private func copy(_ field: UnsafeRawPointer, to target: UnsafeMutablePointer<Value>, count: Int) {
    // Most identities are numbers or UUIDs, of which the compiler need not ask how they are copied.
    if _isPOD(Value.self), MemoryLayout<Value>.size == MemoryLayout<UInt64>.size {
      return copy(as: UInt64.self, field, to: target, count: count)
    }
    if _isPOD(Value.self), MemoryLayout<Value>.size == MemoryLayout<SIMD2<UInt64>>.size {
      return copy(as: SIMD2<UInt64>.self, field, to: target, count: count)
    }
    for index in 0..<count {
      let element = field + index * MemoryLayout<Root>.stride
      (target + index).initialize(from: element.assumingMemoryBound(to: Value.self), count: 1)
    }
  }

  private func copy<Bits: BitwiseCopyable>(
    as bits: Bits.Type, _ field: UnsafeRawPointer, to target: UnsafeMutablePointer<Value>,
    count: Int
  ) {
    // SAFETY: a value of plain bits, as long as these, of which `count` have room at `target`.
    let target = UnsafeMutableRawPointer(target)
    for index in 0..<count {
      let value = (field + index * MemoryLayout<Root>.stride).loadUnaligned(as: bits)
      target.storeBytes(of: value, toByteOffset: index * MemoryLayout<Bits>.stride, as: bits)
    }
  }

  /// Whether the field says what is asked for. A type may hide another member of that name behind it.
  private func isRead(at offset: Int, in elements: UnsafeBufferPointer<Root>) -> Bool {
    name == nil
      || [0, elements.count / 2, elements.count - 1].allSatisfy { index in
        field(of: elements[index], at: offset) == read(elements[index])
      }
  }
}
