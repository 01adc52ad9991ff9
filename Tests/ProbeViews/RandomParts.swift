import Foundation
package import PortableCombine
package import PortableUI

/// Rows in sections that come, go, move and change at random, with a selection: what a list is to show, as
/// plainly as can be said.
package final class RandomParts: ObservableObject {
  package struct Item: Identifiable, Equatable {
    package let id: Int
    package var name: String
  }

  package struct Part: Identifiable {
    package let id: Int
    package var items: [Item]
  }

  @Published package var parts: [Part] = []
  @Published package var selection: Set<Int> = []

  /// What each row that is there keeps by itself, and what changes that.
  package var marks: [Int: Int] = [:]
  @MainActor fileprivate var marking: [Int: () -> Void] = [:]
  private var next = 0

  package init() {
    parts = (0..<5).map { id in Part(id: id, items: (0..<20).map { _ in makeItem() }) }
  }

  private func makeItem() -> Item {
    next += 1
    return Item(id: next, name: "Row \(next)")
  }

  package var items: [Item] { parts.flatMap(\.items) }

  /// What the row of `item` shows.
  package func words(of item: Item) -> String { "\(item.name), \(marks[item.id] ?? 0)" }

  /// Everything in the list, in order.
  package var words: [String] {
    parts.flatMap { part in ["Part \(part.id)"] + part.items.map { words(of: $0) } }
  }

  /// What the selected rows show.
  package var selectedWords: [String] {
    items.filter { selection.contains($0.id) }.map { words(of: $0) }
  }

  /// Changes what the row of `id`, which is made, keeps by itself.
  @MainActor
  package func mark(_ id: Int) {
    marking[id]?()
    marks[id, default: 0] += 1
  }

  /// Changes something.
  package func change(_ random: inout RandomParts.Numbers) {
    let part = random.below(parts.count)
    let count = parts[part].items.count
    switch random.below(8) {
    case 0, 1: parts[part].items.insert(makeItem(), at: random.below(count + 1))
    case 2 where count > 0:
      let gone = parts[part].items.remove(at: random.below(count))
      marks[gone.id] = nil
    case 3 where count > 0:
      let (from, to) = (random.below(count), random.below(count + 1))
      parts[part].items.move(fromOffsets: IndexSet(integer: from), toOffset: to)
    case 4 where count > 0: parts[part].items[random.below(count)].name += "!"
    case 5 where count > 0:
      // In another section it is another row.
      let item = parts[part].items.remove(at: random.below(count))
      let goal = random.below(parts.count)
      if goal != part { marks[item.id] = nil }
      parts[goal].items.insert(item, at: random.below(parts[goal].items.count + 1))
    case 6: parts.swapAt(part, random.below(parts.count))
    case 7: parts[part].items.shuffle(using: &random)
    default: break
    }
  }

  fileprivate func delete(_ offsets: IndexSet, in part: Int) {
    guard let place = parts.firstIndex(where: { $0.id == part }) else { return }
    for offset in offsets { marks[parts[place].items[offset].id] = nil }
    parts[place].items.remove(atOffsets: offsets)
  }
}

/// Such rows in a list.
package struct RandomPartsList: View {
  @ObservedObject private var model: RandomParts

  package init(_ model: RandomParts) { self.model = model }

  package var body: some View {
    List(selection: $model.selection) {
      ForEach(model.parts) { part in
        Section {
          ForEach(part.items) { RandomRow(item: $0, model: model) }
            .onDelete { model.delete($0, in: part.id) }
        } header: {
          Text(verbatim: "Part \(part.id)")
        }
      }
    }
  }
}

private struct RandomRow: View {
  let item: RandomParts.Item
  let model: RandomParts
  @State private var marks = 0

  var body: some View {
    model.marking[item.id] = { marks += 1 }
    return Text(verbatim: "\(item.name), \(marks)")
  }
}

extension RandomParts {
  /// Numbers without a pattern, the same ones for the same seed.
  package struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    package mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  }
}
