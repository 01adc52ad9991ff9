import Foundation
import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// Lists in sections whose rows come, go, move and change at random while a person selects, deletes and
/// scrolls: what is seen must be what a plain model says, with the state of each row its own.
@MainActor
struct ListFuzzTests {
  /// How many batches of changes; more by `RANDOM_LISTS` in the environment.
  private static let batches =
    ProcessInfo.processInfo.environment["RANDOM_LISTS"].flatMap { Int($0) } ?? 300

  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Part: Identifiable {
    let id: Int
    var items: [Item]
  }

  final class Model: ObservableObject {
    @Published var parts: [Part] = []
    @Published var selection: Set<Int> = []

    /// What each row that is there keeps by itself.
    var marks: [Int: Int] = [:]
    var next = 0

    func makeItem() -> Item {
      next += 1
      return Item(id: next, name: "Row \(next)")
    }

    /// Everything in the list, in order.
    var words: [String] {
      parts.flatMap { part in
        ["Part \(part.id)"] + part.items.map { "\($0.name), \(marks[$0.id] ?? 0)" }
      }
    }
  }

  @MainActor
  final class Remote {
    var mark: [Int: () -> Void] = [:]
  }

  struct Row: View {
    let item: Item
    let remote: Remote
    @State private var marks = 0

    var body: some View {
      remote.mark[item.id] = { marks += 1 }
      return Text(verbatim: "\(item.name), \(marks)")
    }
  }

  struct Parts: View {
    @ObservedObject var model: Model
    let remote: Remote

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.parts) { part in
          Section {
            ForEach(part.items) { Row(item: $0, remote: remote) }
              .onDelete { offsets in
                guard let place = model.parts.firstIndex(where: { $0.id == part.id }) else {
                  return
                }
                for offset in offsets { model.marks[model.parts[place].items[offset].id] = nil }
                model.parts[place].items.remove(atOffsets: offsets)
              }
          } header: {
            Text(verbatim: "Part \(part.id)")
          }
        }
      }
    }
  }

  @Test(arguments: 1...3)
  func `after any changes one sees what a plain model says`(_ seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let (model, remote) = (Model(), Remote())
    model.parts = (0..<5).map { id in
      Part(id: id, items: (0..<20).map { _ in model.makeItem() })
    }
    let screen = Screen(
      Parts(model: model, remote: remote), size: CGSize(width: 300, height: 500))
    for batch in 1...Self.batches / 3 {
      for _ in 0...random.below(3) { change(model, &random) }
      let place = "seed \(seed), batch \(batch)"
      try check(screen, model, place)
      try act(on: screen, model, remote, &random)
      try check(screen, model, place + ", after an act")
    }
  }

  private func check(_ screen: Screen, _ model: Model, _ place: String) throws {
    screen.graph.runFrame()
    let (seen, words) = (screen.texts, model.words)
    guard let first = seen.first else {
      #expect(words.isEmpty, "nothing is seen: \(place)")
      return
    }
    let start = try #require(words.firstIndex(of: first), "\(first) is seen: \(place)")
    try #require(Array(words[start...].prefix(seen.count)) == seen, "\(place)")
    let selected = model.parts.flatMap(\.items).filter { model.selection.contains($0.id) }
      .map { "\($0.name), \(model.marks[$0.id] ?? 0)" }
    // Rows beyond the edge are made, too.
    let shown = screen.selectedRows
    try #require(shown.allSatisfy(selected.contains), "\(shown) of \(selected): \(place)")
    try #require(shown.filter(seen.contains) == selected.filter(seen.contains), "\(place)")
  }

  // MARK: What changes by itself

  private func change(_ model: Model, _ random: inout RandomNumbers) {
    let part = random.below(model.parts.count)
    let count = model.parts[part].items.count
    switch random.below(8) {
    case 0, 1:
      model.parts[part].items.insert(model.makeItem(), at: random.below(count + 1))
    case 2 where count > 0:
      let gone = model.parts[part].items.remove(at: random.below(count))
      model.marks[gone.id] = nil
    case 3 where count > 0:
      let (from, to) = (random.below(count), random.below(count + 1))
      model.parts[part].items.move(fromOffsets: IndexSet(integer: from), toOffset: to)
    case 4 where count > 0:
      model.parts[part].items[random.below(count)].name += "!"
    case 5 where count > 0:
      // In another section it is another row.
      let item = model.parts[part].items.remove(at: random.below(count))
      let goal = random.below(model.parts.count)
      if goal != part { model.marks[item.id] = nil }
      model.parts[goal].items.insert(
        item, at: random.below(model.parts[goal].items.count + 1))
    case 6: model.parts.swapAt(part, random.below(model.parts.count))
    case 7: model.parts[part].items.shuffle(using: &random)
    default: break
    }
  }

  // MARK: What a person does

  private func act(
    on screen: Screen, _ model: Model, _ remote: Remote, _ random: inout RandomNumbers
  ) throws {
    let items = model.parts.flatMap(\.items)
    let rows = items.map { ($0.id, "\($0.name), \(model.marks[$0.id] ?? 0)") }
    guard let (id, row) = rows.filter({ screen.exists(.row($0.1)) }).randomElement(using: &random)
    else { return }
    let before = model.selection
    switch random.below(6) {
    // Rows near the edge are made, and not in sight.
    case 0 where (try? screen.select(.row(row))) != nil:
      #expect(model.selection == [id])
    case 1 where (try? screen.select(.row(row), modifiers: .command)) != nil:
      #expect(model.selection == before.symmetricDifference([id]))
    case 2 where items.count > 60 && (try? screen.select(.row(row))) != nil:
      try screen.press(.delete)
      #expect(model.parts.flatMap(\.items) == items.filter { $0.id != id })
    case 3:
      remote.mark[id]?()
      model.marks[id, default: 0] += 1
    default: try? screen.swipe(random.chance(50) ? .up : .down)
    }
  }
}
