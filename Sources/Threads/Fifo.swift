/// A queue that takes at one end and gives at the other, in a ring that grows and is then reused.
///
/// It lets go of a value as soon as it was given away, and allocates nothing until the first comes.
@usableFromInline
package struct Fifo<Element> {
  @usableFromInline var ring = ContiguousArray<Element?>()
  @usableFromInline var first = 0

  /// How many values wait.
  @usableFromInline package var count = 0

  /// A queue in which nothing waits.
  @inlinable
  package init() {}

  /// Whether nothing waits.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// Puts `element` behind all others.
  @inlinable
  package mutating func append(_ element: Element) {
    if count == ring.count { grow() }
    // The length of the ring is a power of two.
    ring[(first &+ count) & (ring.count &- 1)] = element
    count &+= 1
  }

  /// Takes out what has waited longest.
  @inlinable
  package mutating func popFirst() -> Element? {
    if count == 0 { return nil }
    var element: Element?
    swap(&element, &ring[first])
    first = (first &+ 1) & (ring.count &- 1)
    count &-= 1
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
    (ring, first) = (larger, 0)
  }
}
