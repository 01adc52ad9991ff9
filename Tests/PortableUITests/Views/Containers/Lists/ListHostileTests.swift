import Foundation
import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// Lists that an app gets wrong: they show the nearest sane thing, and nothing is stuck or lost.
@MainActor
struct ListHostileTests {
  private struct Named: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  private final class Model: ObservableObject {
    @Published var items: [Named]
    @Published var selection: Set<Int> = []
    var moves: [String] = []

    init(_ ids: [Int]) { items = ids.map { Named(id: $0, name: "Row \($0)") } }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.items) { Text(verbatim: $0.name) }
          .onMove {
            model.moves.append("\(Array($0)) to \($1)")
            model.items.move(fromOffsets: $0, toOffset: $1)
          }
          .onDelete { model.items.remove(atOffsets: $0) }
      }
    }
  }

  private let size = CGSize(width: 300, height: 500)

  @Test func `rows that share an id are all there, and the warning says which`() async throws {
    let ended = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let model = Model([1, 2, 2, 3])
        let screen = Screen(Rows(model: model), size: CGSize(width: 300, height: 500))
        precondition(screen.texts == ["Row 1", "Row 2", "Row 2", "Row 3"])
        model.items.removeFirst()
        screen.graph.runFrame()
        precondition(screen.texts == ["Row 2", "Row 2", "Row 3"])
        model.items.append(Named(id: 3, name: "Row 3"))
        screen.graph.runFrame()
        precondition(screen.texts == ["Row 2", "Row 2", "Row 3", "Row 3"])
        try! screen.select(.row("Row 2").at(0))
        // What they stand for is the same, so both are selected.
        precondition(screen.selectedRows == ["Row 2", "Row 2"])
      }
    }
    let said = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
    #expect(said.contains("A ForEach in Rows has the id 2 more than once"))
  }

  @Test func `an id that becomes another one while its row is dragged moves nothing else`() throws {
    let model = Model([1, 2, 3, 4])
    let inspector = Inspector(Rows(model: model))
    let (screen, row) = (inspector.screen, try #require(inspector.row("Row 1")))
    inspector.send(.dragRow(by: 100), to: row)
    model.items[0] = Named(id: 9, name: "Row 9")
    screen.graph.runFrame()
    #expect(screen.texts == ["Row 9", "Row 2", "Row 3", "Row 4"])
    inspector.send(.dropRow, to: row)
    #expect(model.moves.isEmpty)
    #expect(screen.texts == ["Row 9", "Row 2", "Row 3", "Row 4"])
    // The next one goes as ever.
    try screen.drag(.row("Row 9"), to: .row("Row 3"))
    #expect(screen.texts == ["Row 2", "Row 3", "Row 9", "Row 4"])
  }

  @Test func `a row that goes while it is dragged is dropped nowhere`() throws {
    let model = Model([1, 2, 3, 4])
    let inspector = Inspector(Rows(model: model))
    let (screen, row) = (inspector.screen, try #require(inspector.row("Row 2")))
    inspector.send(.dragRow(by: 100), to: row)
    model.items.removeLast(3)
    screen.graph.runFrame()
    #expect(screen.texts == ["Row 1"])
    inspector.send(.dropRow, to: row)
    #expect(model.moves.isEmpty)
    #expect(screen.texts == ["Row 1"])
  }

  @Test func `offsets out of range remove and move nothing, and lose nothing`() {
    var letters = ["a", "b", "c"]
    letters.remove(atOffsets: [1, 7])
    #expect(letters == ["a", "c"])
    letters.remove(atOffsets: [])
    letters.move(fromOffsets: [5], toOffset: 0)
    #expect(letters == ["a", "c"])
    letters.move(fromOffsets: [0, 9], toOffset: 99)
    #expect(letters == ["c", "a"])
    letters.move(fromOffsets: [1], toOffset: -3)
    #expect(letters == ["a", "c"])
  }

  @Test func `a selection of something that has gone is no row, and keys go on`() throws {
    let model = Model([1, 2, 3, 4])
    model.selection = [77]
    let screen = Screen(Rows(model: model), size: size)
    #expect(screen.selectedRows.isEmpty)
    try screen.select(.row("Row 3"))
    model.items.removeAll { $0.id == 3 }
    screen.graph.runFrame()
    #expect(screen.selectedRows.isEmpty)
    // Nothing of that kind is deleted: the key is for others.
    #expect(throws: ScreenError.self) { try screen.press(.delete) }
    #expect(screen.texts == ["Row 1", "Row 2", "Row 4"])
    try screen.press(.downArrow)
    #expect(screen.selectedRows.count == 1)
    // What comes back is selected as it was, if it still is.
    model.selection = [3]
    model.items.append(Named(id: 3, name: "Row 3"))
    screen.graph.runFrame()
    #expect(screen.selectedRows == ["Row 3"])
  }
}

extension Inspector {
  /// The row around these words.
  fileprivate func row(_ words: String) -> Element? {
    var element = text(words)
    while let current = element {
      if case .layer(let layer) = current.content, layer.row != nil { return current }
      element = current.parent
    }
    return nil
  }
}
