/// A queue that takes at one end and gives at the other, in a ring that grows and is then reused.
///
/// It lets go of a value as soon as it was given away, and allocates nothing until the first comes.
@usableFromInline
package struct Fifo<Element> {
  @usableFromInline var ring = ContiguousArray<Element?>()

  // Half as wide as they could be: many objects have a queue in which nothing ever waits.
  @usableFromInline var oldest: UInt32 = 0
  @usableFromInline var length: UInt32 = 0

  /// A queue in which nothing waits.
  @inlinable
  package init() {}

  /// How many values wait.
  @inlinable package var count: Int { Int(length) }

  /// Whether nothing waits.
  @inlinable package var isEmpty: Bool { length == 0 }

  @inlinable var first: Int { Int(oldest) }

  /// Puts `element` behind all others.
  @inlinable
  package mutating func append(_ element: Element) {
    if count == ring.count { grow() }
    // The length of the ring is a power of two.
    ring[(first &+ count) & (ring.count &- 1)] = element
    length &+= 1
  }

  /// Takes out what has waited longest.
  @inlinable
  package mutating func popFirst() -> Element? {
    if count == 0 { return nil }
    var element: Element?
    swap(&element, &ring[first])
    oldest = UInt32(truncatingIfNeeded: (first &+ 1) & (ring.count &- 1))
    length &-= 1
    return element
  }

  /// Empties the queue and returns what was in it, so that its release can wait.
  @inlinable
  package mutating func takeAll() -> ContiguousArray<Element?> {
    defer { self = Fifo() }
    return ring
  }

  @usableFromInline
  mutating func grow() {
    var larger = ContiguousArray<Element?>()
    larger.reserveCapacity(max(4, count * 2))
    for offset in 0..<count { larger.append(ring[(first &+ offset) & (ring.count &- 1)]) }
    for _ in count..<max(4, count * 2) { larger.append(nil) }
    (ring, oldest) = (larger, 0)
  }
}
