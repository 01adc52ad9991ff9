import Foundation
import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// Selections of many rows, of which few are made.
@MainActor
struct LongSelectionTests {
  struct Item: Identifiable {
    let id: String
    var isFixed = false
  }

  final class Model: ObservableObject {
    @Published var items = (0..<20_000).map { Item(id: "Row \($0)") }
    @Published var selection: Set<String> = []
    @Published var numbers: Set<Int> = []
    var deletions: [IndexSet] = []
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      List(selection: $model.selection) {
        Text("Top").tag("Top")
        ForEach(model.items) { item in
          Text(verbatim: item.id).selectionDisabled(item.isFixed)
        }
        .onDelete { offsets in
          model.deletions.append(offsets)
          model.items.remove(atOffsets: offsets)
        }
        Section("Others") {
          ForEach(0..<3) { Text(verbatim: "Other \($0)") }
        }
        Section("None of them") {
          ForEach(["no", "not"], id: \.self) { Text($0) }.selectionDisabled()
        }
      }
    }
  }

  private let size = CGSize(width: 300, height: 430)

  @Test func `all rows are selected that stand for something and may be`() throws {
    let model = Model()
    model.items[3].isFixed = true
    let screen = Screen(Rows(model: model), size: size)
    try screen.select(.row("Row 1"))
    try screen.press("a", modifiers: .command)
    let all = Set(model.items.map(\.id)).subtracting(["Row 3"]).union(["Top"])
    #expect(model.selection.symmetricDifference(all).sorted() == [])
    #expect(screen.selectedRows.prefix(4) == ["Top", "Row 0", "Row 1", "Row 2"])
    #expect(!screen.selectedRows.contains("Row 3"))
    // One more or less leaves the others.
    try screen.select(.row("Row 2"), modifiers: .command)
    #expect(model.selection.symmetricDifference(all).sorted() == ["Row 2"])
    try screen.select(.row("Row 2"), modifiers: .command)
    #expect(model.selection.symmetricDifference(all).sorted() == [])
  }

  @Test func `many rows are deleted together by a key`() throws {
    let model = Model()
    let screen = Screen(Rows(model: model), size: size)
    try screen.select(.row("Row 1"))
    try screen.press("a", modifiers: .command)
    try screen.press(.delete)
    #expect(model.deletions == [IndexSet(0..<20_000)])
    #expect(screen.texts.first == "Top")
    #expect(!screen.exists(.row("Row 1")))
  }

  /// Rows that say of themselves what they stand for, which of them stay, and which cannot be selected.
  private struct Tagged: View {
    @ObservedObject var model: Model
    var stays = -1
    var isFixed = -1

    var body: some View {
      List(selection: $model.numbers) {
        ForEach(model.items.indices, id: \.self) { index in
          Text(verbatim: model.items[index].id).tag(index + 500)
            .deleteDisabled(index == stays)
            .selectionDisabled(index == isFixed)
        }
        .onDelete { model.deletions.append($0) }
      }
    }
  }

  @Test func `rows out of sight are taken for what they say, not for where they are`() throws {
    let model = Model()
    model.items.removeLast(19_000)
    let screen = Screen(Tagged(model: model), size: size)
    try screen.select(.row("Row 1"))
    try screen.select(.row("Row 2"), modifiers: .command)
    #expect(model.numbers == [501, 502])
    // The rows 501 and 502, far below, stand for other numbers.
    try screen.press(.delete)
    #expect(model.deletions == [[1, 2]])
    try screen.press("a", modifiers: .command)
    #expect(model.numbers == Set(500..<1500))
  }

  @Test func `what rows out of sight say of selecting and deleting counts`() throws {
    let model = Model()
    model.items.removeLast(19_000)
    let rows = Tagged(model: model, stays: 800, isFixed: 900)
    let screen = Screen(rows, size: size)
    try screen.select(.row("Row 1"))
    try screen.press("a", modifiers: .command)
    #expect(model.numbers == Set(500..<1500).subtracting([1400]))
    try screen.press(.delete)
    var gone = IndexSet(0..<1000)
    gone.remove(800)
    gone.remove(900)
    #expect(model.deletions == [gone])
  }

  private struct Edited: View {
    @ObservedObject var model: Model

    var body: some View {
      List($model.items, editActions: .all, selection: $model.selection) {
        Text($0.wrappedValue.id)
      }
    }
  }

  @Test func `rows out of sight that a binding edits are deleted as well`() throws {
    let model = Model()
    model.items.removeLast(19_000)
    let screen = Screen(Edited(model: model), size: size)
    try screen.select(.row("Row 1"))
    try screen.press("a", modifiers: .command)
    try screen.press(.delete)
    #expect(model.items.isEmpty)
  }
}
