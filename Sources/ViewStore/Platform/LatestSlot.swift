import ViewPlatform

/// The place of one input's value in a tuple of all inputs' values.
@frozen @usableFromInline
struct LatestSlot<Failure: Error> {
  @usableFromInline typealias Attach = (LatestValues<Failure>, Int) -> Void

  /// Subscribes to the input at the index it is given.
  @usableFromInline let attach: Attach

  /// How far behind the beginning of the tuple it is.
  @usableFromInline let offset: Int

  /// Lets go of the value that is there.
  @usableFromInline let empty: (UnsafeMutableRawPointer) -> Void

  @inlinable
  init(
    attach: @escaping Attach, offset: Int, empty: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    self.attach = attach
    self.offset = offset
    self.empty = empty
  }
}

/// Works out where the elements of a tuple lie, one after the other.
///
/// Swift lays tuples out as C lays out structs: each element follows the one before it, at the next
/// address that its alignment allows. That is part of its stable ABI.
@usableFromInline
struct TupleLayout<Failure: Error> {
  @usableFromInline var slots = ContiguousArray<LatestSlot<Failure>>()
  @usableFromInline var end = 0

  @inlinable
  init() {}

  @inlinable
  mutating func append<Value>(_ input: CombineLatestInput<Value, Failure>) {
    align(MemoryLayout<Value>.alignment)
    let offset = end
    end += MemoryLayout<Value>.size
    slots.append(
      LatestSlot(attach: input.attach, offset: offset) {
        $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
      })
  }

  /// What follows are the elements of a tuple that is itself an element, the last one.
  @inlinable
  mutating func beginTuple<Tuple>(_ type: Tuple.Type) { align(MemoryLayout<Tuple>.alignment) }

  @inlinable
  mutating func align(_ alignment: Int) { end = (end + alignment - 1) & ~(alignment - 1) }
}
