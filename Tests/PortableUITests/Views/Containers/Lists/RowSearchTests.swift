import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows that a person finds by their first letters, and rows that follow those deleted.
@MainActor
struct RowSearchTests {
  private struct Names: View {
    @State private var selection: String?
    var names = ["Ada", "Émile", "Bert", "Berta", "Berthold", "Carl", "New York"]
    var body: some View {
      VStack {
        Text(verbatim: selection ?? "nothing")
        List(names, id: \.self, selection: $selection) { Text(verbatim: $0) }
      }
    }
  }

  private let size = CGSize(width: 300, height: 430)

  @Test func `letters select the next row that begins with them`() throws {
    let screen = Screen(Names(), size: size)
    try screen.select(.row("Ada"))
    try screen.press("c")
    #expect(screen.selectedRows == ["Carl"])
    screen.clock.advance(by: .seconds(2))
    // It is looked for beyond the last one, and by accents of one's own or none.
    try screen.press("e")
    #expect(screen.selectedRows == ["Émile"])
    screen.clock.advance(by: .seconds(2))
    for letter: KeyEquivalent in ["b", "e", "r", "t", "h"] { try screen.press(letter) }
    #expect(screen.selectedRows == ["Berthold"])
    screen.clock.advance(by: .seconds(2))
    for letter: KeyEquivalent in ["n", "e", "w", .space, "y"] { try screen.press(letter) }
    #expect(screen.selectedRows == ["New York"])
    screen.clock.advance(by: .seconds(2))
    try screen.press("x")
    #expect(screen.selectedRows == ["New York"])
  }

  @Test func `the same letter again and again goes through all that begin with it`() throws {
    let screen = Screen(Names(), size: size)
    try screen.select(.row("Ada"))
    var found: [String] = []
    for _ in 0..<4 {
      try screen.press("b")
      found += screen.selectedRows
    }
    #expect(found == ["Bert", "Berta", "Berthold", "Bert"])
  }

  @Test func `rows are found that were never seen, and those looked at never appear`() throws {
    struct Line: View {
      let name: String
      @State private var appeared = false
      var body: some View { Text(verbatim: name).onAppear { Shown.names.append(name) } }
    }
    @MainActor enum Shown { static var names: [String] = [] }
    struct Many: View {
      @State private var selection: Int?
      var body: some View {
        List(0..<1500, id: \.self, selection: $selection) {
          Line(name: $0 == 1200 ? "Zebra" : "Row \($0)")
        }
      }
    }
    let screen = Screen(Many(), size: size)
    try screen.select(.row("Row 1"))
    try screen.press("z")
    #expect(screen.selectedRows == ["Zebra"])
    #expect(Shown.names.count < 60)
    #expect(!Shown.names.contains("Row 600"))
  }

  /// A row that is far away.
  private struct Far: View {
    @State private var selection: Int?
    var body: some View {
      List(0..<4000, id: \.self, selection: $selection) {
        Text(verbatim: $0 == 3000 ? "Zebra" : "Row \($0)")
      }
    }
  }

  @Test func `a row that is far away is found a little later`() async throws {
    let screen = Screen(Far(), size: size)
    try screen.select(.row("Row 1"))
    try screen.press("z")
    #expect(screen.selectedRows == ["Row 1"])
    await screen.settle()
    #expect(screen.selectedRows == ["Zebra"])
    #expect(screen.exists(.row("Zebra")))
  }

  @Test func `who goes on to another row meanwhile stays there`() async throws {
    let screen = Screen(Far(), size: size)
    try screen.select(.row("Row 1"))
    try screen.press("z")
    try screen.press(.downArrow)
    await screen.settle()
    #expect(screen.selectedRows == ["Row 2"])
  }

  @Test func `a button that waits for a letter has it`() throws {
    struct Both: View {
      @State private var selection: String?
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.keyboardShortcut("c", modifiers: [])
        List(["Ada", "Carl"], id: \.self, selection: $selection) { Text(verbatim: $0) }
      }
    }
    let screen = Screen(Both(), size: size)
    try screen.select(.row("Ada"))
    try screen.press("c")
    #expect(screen.selectedRows == ["Ada"])
    #expect(screen.texts.contains("count 1"))
  }

  // MARK: Deleting

  private struct Shopping: View {
    @State var items = ["Milk", "Bread", "Eggs", "Tea", "Salt"]
    @State private var selection: Set<String> = []
    var asks = false
    @State private var asked: IndexSet?
    var body: some View {
      VStack {
        List(selection: $selection) {
          ForEach(items, id: \.self) { Text(verbatim: $0) }
            .onDelete { if asks { asked = $0 } else { items.remove(atOffsets: $0) } }
        }
        Button("Really") { if let asked { items.remove(atOffsets: asked) } }
      }
    }
  }

  @Test func `keys go on at the row behind the deleted ones, or before them`() throws {
    let screen = Screen(Shopping(), size: size)
    try screen.select(.row("Bread"))
    try screen.press(.delete)
    #expect(screen.selectedRows == ["Eggs"])
    try screen.press(.downArrow, modifiers: .shift)
    try screen.press(.delete)
    #expect(screen.selectedRows == ["Salt"])
    try screen.press(.delete)
    #expect(screen.selectedRows == ["Milk"])
    try screen.press(.delete)
    #expect(screen.selectedRows == [])
  }

  @Test func `an app that asks first keeps the selection until the rows are gone`() throws {
    let screen = Screen(Shopping(asks: true), size: size)
    try screen.select(.row("Bread"))
    try screen.press(.delete)
    #expect(screen.selectedRows == ["Bread"])
    try screen.tap("Really")
    #expect(screen.selectedRows == ["Eggs"])
  }

  @Test func `who selects something else meanwhile keeps that`() throws {
    let screen = Screen(Shopping(asks: true), size: size)
    try screen.select(.row("Bread"))
    try screen.press(.delete)
    try screen.select(.row("Salt"))
    try screen.tap("Really")
    #expect(screen.selectedRows == ["Salt"])
  }
}
