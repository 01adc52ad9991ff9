import PortableUI
import Testing

/// How the elements of a `ForEach` are told apart.
@MainActor
struct ForEachTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  struct List<Data: RandomAccessCollection, ID: Hashable>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let isLazy: Bool

    var body: some View {
      if isLazy { LazyVStack { rows } } else { VStack { rows } }
    }

    private var rows: some View {
      ForEach(data, id: id) { Counter(name: "\($0[keyPath: id])") }
    }
  }

  struct Item: Identifiable {
    let mark: UInt8
    let id: Int
    var words: String
    var upper: String { words.uppercased() }
  }

  private let items = [
    Item(mark: 7, id: 3, words: "c"), Item(mark: 9, id: 1, words: "a"),
    Item(mark: 8, id: 2, words: "b"),
  ]

  /// Presses a row, shows other elements, and expects the row to have moved with its element.
  private func expectMoved<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, to other: Data, by id: KeyPath<Data.Element, ID>,
    location: SourceLocation = #_sourceLocation
  ) throws {
    for isLazy in [true, false] {
      let rig = Rig(List(data: data, id: id, isLazy: isLazy))
      let first = try #require(data.first, sourceLocation: location)[keyPath: id]
      rig.tap("\(first): 0")
      rig.graph.show(List(data: other, id: id, isLazy: isLazy))
      rig.frame()
      let names = other.map { "\($0[keyPath: id])" }
      let expected = names.map { $0 == "\(first)" ? "\($0): 1" : "\($0): 0" }
      #expect(rig.texts == expected, sourceLocation: location)
    }
  }

  @Test func `by a field, wherever it lies in them`() throws {
    try expectMoved(items, to: items.reversed(), by: \.mark)
    try expectMoved(items, to: items.reversed(), by: \.id)
    try expectMoved(items, to: items.reversed(), by: \.words)
  }

  @Test func `by what is worked out of them`() throws {
    try expectMoved(items, to: items.reversed(), by: \.upper)
  }

  @Test func `by themselves`() throws {
    try expectMoved(["x", "y", "z"], to: ["z", "x"], by: \.self)
    try expectMoved([Optional(4), nil, 6], to: [6, nil, 4], by: \.self)
  }

  @Test func `in collections of every kind`() throws {
    try expectMoved(items[1...], to: items.reversed()[...1], by: \.id)
    try expectMoved(3..<6, to: 1..<5, by: \.self)
    try expectMoved(3...6, to: 1...5, by: \.self)
    try expectMoved(stride(from: 0, to: 9, by: 3).map(Double.init), to: [6, 0], by: \.self)
    try expectMoved(items.lazy.map(\.id), to: items.reversed().lazy.map(\.id), by: \.self)
    try expectMoved(
      Array(items.enumerated()), to: Array(items.reversed().enumerated()), by: \.element.id)
    let (backwards, other): (ReversedCollection<[Item]>, ReversedCollection<[Item]>) = (
      items.reversed(), [items[2], items[0]].reversed()
    )
    try expectMoved(backwards, to: other, by: \.words)
  }

  /// What counts how often it is asked.
  struct Asked: Hashable {
    final class Tally {
      var hashes = 0
      var comparisons = 0
    }

    let number: Int
    let tally: Tally

    static func == (one: Asked, other: Asked) -> Bool {
      one.tally.comparisons += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(number)
    }
  }

  struct AskedRows: View {
    var version = 0
    let all: [Asked]
    var body: some View {
      LazyVStack { ForEach(all, id: \.self) { Text(verbatim: "\($0.number)") } }
    }
  }

  @Test func `of many elements each is asked for its hash once, and for no more while they stay`() {
    let tally = Asked.Tally()
    var all = (0..<10_000).map { Asked(number: $0, tally: tally) }
    let rig = Rig(AskedRows(all: all))
    #expect(tally.hashes == 10_000)
    #expect(tally.comparisons == 0)
    let same = all.map { Asked(number: $0.number, tally: tally) }
    rig.graph.show(AskedRows(version: 1, all: same))
    rig.frame()
    #expect(tally.hashes == 10_000)
    #expect(tally.comparisons == 0)
    all.removeLast()
    rig.graph.show(AskedRows(version: 2, all: all))
    rig.frame()
    // Nothing has come that could be there twice.
    #expect(tally.hashes == 10_000)
    #expect(tally.comparisons <= 10_000)
  }
}
