import Foundation
import LayoutEngine
import PortableCombine
import PortableUI
import SystemTesting
import Testing

/// Lists that are scrolled and changed at random: what is seen must be what a fresh list shows that is
/// scrolled to the same place.
@MainActor
struct LazyFuzzTests {
  final class Model: ObservableObject {
    @Published var numbers = Array(0..<400)
    @Published var tall: Set<Int> = []
    @Published var empty: Set<Int> = []
    @Published var hasHeader = false
    @Published var width = 200.0
    var next = 400
  }

  @MainActor
  final class Remote {
    private var proxy: ScrollViewProxy?

    func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
    func scroll(_ name: String) { proxy?.scrollTo(name, anchor: .top) }
  }

  struct List: View {
    @ObservedObject var model: Model
    let remote: Remote
    let isGrid: Bool

    var body: some View {
      ScrollViewReader { proxy in
        let _ = remote.take(proxy)
        ScrollView {
          if isGrid {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 6) { rows }
          } else {
            LazyVStack(alignment: .leading, spacing: 6) { rows }
          }
        }
        .frame(width: model.width, height: 300)
      }
    }

    @ViewBuilder private var rows: some View {
      if model.hasHeader { Text("Header").frame(height: 50, alignment: .top).id("Header") }
      ForEach(model.numbers.map { String($0) }, id: \.self) { name in
        let number = Int(name) ?? 0
        if !model.empty.contains(number) {
          Text(verbatim: number % 5 == 0 ? "\(name) and words that wrap" : name)
            .frame(minHeight: model.tall.contains(number) ? 90 : 30, alignment: .top)
        }
      }
      Text("Footer").frame(height: 50, alignment: .top).id("Footer")
    }
  }

  @Test(arguments: 1...5, [false, true])
  func `after any changes one sees what a fresh list shows at the same place`(
    _ seed: UInt64, isGrid: Bool
  ) throws {
    var random = RandomNumbers(seed: seed)
    let (model, remote) = (Model(), Remote())
    let rig = Rig(List(model: model, remote: remote, isGrid: isGrid))
    for step in 1...30 {
      for _ in 0...random.below(2) { act(on: model, rig, remote, &random) }
      rig.frame()
      let seen = rig.seen
      let first = try #require(seen.first)
      let fresh = Rig(List(model: model, remote: remote, isGrid: isGrid))
      remote.scroll(String(first.words.prefix { $0 != " " }))
      fresh.frame()
      fresh.move(by: -first.y)
      fresh.frame()
      #expect(seen == fresh.seen, "seed \(seed), step \(step)")
      #expect(rig.count <= (isGrid ? 240 : 80))
      if seen != fresh.seen { return }
      rig.renew(List(model: model, remote: remote, isGrid: isGrid))
    }
  }

  private func act(
    on model: Model, _ rig: Rig, _ remote: Remote, _ random: inout RandomNumbers
  ) {
    let place = random.below(model.numbers.count)
    let number = model.numbers[place]
    switch random.below(12) {
    case 0: model.numbers.remove(at: place)
    case 1:
      model.numbers.insert(model.next, at: place)
      model.next += 1
    case 2: model.numbers.swapAt(place, random.below(model.numbers.count))
    case 3: model.numbers.reverse()
    case 4: model.hasHeader.toggle()
    case 5: model.tall.formSymmetricDifference([number, model.numbers[place / 2]])
    case 6: model.empty.formSymmetricDifference([number, model.numbers[place / 2]])
    case 7: model.width = Double(120 + 40 * random.below(3))
    case 8: remote.scroll("\(number)")
    case 9: rig.move(by: Double(random.below(8000) - 4000))
    default: rig.move(by: Double(random.below(500) - 250))
    }
  }
}

/// A row that is seen, and where.
private struct SeenRow: Equatable {
  let words: String
  let y: Double

  static func == (one: SeenRow, other: SeenRow) -> Bool {
    one.words == other.words && abs(one.y - other.y) < 0.01
  }
}

extension Rig {
  /// The rows that are seen, from the top.
  fileprivate var seen: [SeenRow] {
    guard let (area, content) = area else { return [] }
    return area.children.compactMap { element in
      let y = element.frame.minY - content.offset.y
      guard let text = element.content.text, y < area.frame.size.height,
        y + element.frame.size.height > 0
      else { return nil }
      return SeenRow(words: text.text, y: y)
    }
  }

  /// How many rows are made.
  fileprivate var count: Int { area?.element.children.count ?? 0 }

  /// Lets the view's own closures be the last ones that were made.
  fileprivate func renew(_ view: some View) {
    graph.show(view)
    frame()
  }
}
