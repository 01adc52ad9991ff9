/// What waits for a pass, in the order in which it came.
///
/// Most frames change little, and there are many of them: so the memory is used again. That
/// of a large frame is let go of.
struct ReusedQueue<Item> {
  private(set) var items: ContiguousArray<Item> = []
  private var spare: ContiguousArray<Item> = []
  private static var mostSpare: Int { 64 }

  /// Whether nothing waits.
  var isEmpty: Bool { items.isEmpty }

  /// How much waits.
  var count: Int { items.count }

  subscript(index: Int) -> Item {
    get { items[index] }
    set { items[index] = newValue }
  }

  /// Puts `item` behind all others.
  mutating func append(_ item: Item) { items.append(item) }

  /// Takes out everything. Whoever has dealt with it gives the memory back.
  mutating func take() -> ContiguousArray<Item> {
    var taken = spare
    spare = []
    swap(&taken, &items)
    return taken
  }

  /// Takes out what came first.
  mutating func take(first count: Int) -> ContiguousArray<Item> {
    if count == items.count { return take() }
    defer { items.removeFirst(count) }
    return ContiguousArray(items.prefix(count))
  }

  /// Takes back the memory of what was taken.
  mutating func giveBack(_ taken: inout ContiguousArray<Item>) {
    guard taken.capacity <= Self.mostSpare else { return }
    taken.removeAll(keepingCapacity: true)
    swap(&taken, &spare)
  }

  /// Lets go of everything.
  mutating func clear() { self = ReusedQueue() }
}
