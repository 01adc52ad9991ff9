import Foundation

/// Reads one value of each of many elements, over and over.
///
/// A list of many elements is read as a whole whenever it changes. A walk along a key path takes about a
/// microsecond, and so does a step through a collection of a type that is not known here; so where
/// elements lie side by side in memory, they are read there, and so is a field of theirs.
struct FieldReading<Root, Value> {
  private let read: (Root) -> Value

  /// Where the value lies in an element, if it is a field.
  private let offset: Int?

  /// Reads what lies behind `path`.
  init(_ path: KeyPath<Root, Value>) {
    offset = MemoryLayout<Root>.offset(of: path)
    read = { $0[keyPath: path] }
  }

  /// Reads what `read` says.
  init(_ read: @escaping (Root) -> Value) {
    self.read = read
    offset = nil
  }

  /// The value of one element.
  func value(of element: Root) -> Value {
    guard let offset else { return read(element) }
    return withUnsafePointer(to: element) { pointer in
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
    return ContiguousArray(unsafeUninitializedCapacity: elements.count) { values, count in
      guard let target = values.baseAddress else { return }
      if let offset {
        var field = UnsafeRawPointer(first) + offset
        for index in elements.indices {
          (target + index).initialize(from: field.assumingMemoryBound(to: Value.self), count: 1)
          field += MemoryLayout<Root>.stride
        }
      } else {
        for index in elements.indices { (target + index).initialize(to: read(first[index])) }
      }
      count = elements.count
    }
  }
}

extension ContiguousArray {
  /// Whether the elements have the same bits; where they have, they are the same.
  func hasSameBits(as other: ContiguousArray) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let one = one.baseAddress, let otherBytes = other.baseAddress else { return true }
        return memcmp(one, otherBytes, other.count) == 0
      }
    }
  }
}
