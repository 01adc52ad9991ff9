import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows that a person selects.
@MainActor
struct ListSelectionTests {
  private struct One: View {
    @State private var selection: Int?
    var count = 100_000
    var body: some View {
      VStack {
        Text(verbatim: selection.map { "selected \($0)" } ?? "nothing")
        List(0..<count, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
      }
    }
  }

  private struct Several: View {
    @State private var selection: Set<Int> = []
    var body: some View {
      VStack {
        Text(verbatim: "\(selection.sorted())")
        List(0..<100, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
      }
    }
  }

  private let size = CGSize(width: 300, height: 430)

  @Test func `a click selects, and the keys go on from there`() throws {
    let screen = Screen(One(), size: size)
    #expect(screen.texts[0] == "nothing")
    try screen.select(.row("Row 2"))
    #expect(screen.texts[0] == "selected 2")
    #expect(screen.selectedRows == ["Row 2"])
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "selected 3")
    try screen.press(.upArrow)
    try screen.press(.upArrow)
    #expect(screen.selectedRows == ["Row 1"])
    try screen.press(.end)
    #expect(screen.texts[0] == "selected 99999")
    #expect(screen.selectedRows == ["Row 99999"])
    #expect(screen.exists("Row 99999"))
    try screen.press(.upArrow)
    #expect(screen.texts[0] == "selected 99998")
    try screen.press(.home)
    #expect(screen.texts[0] == "selected 0")
    try screen.press(.upArrow)
    #expect(screen.texts[0] == "selected 0")
    try screen.press(.pageDown)
    let page = try #require(Int(screen.texts[0].dropFirst(9)))
    #expect((5...8).contains(page))
    #expect(screen.exists(.row("Row \(page)")))
  }

  @Test func `selecting asks for no body of rows`() throws {
    struct Line: View {
      let row: Int
      var body: some View { Text(verbatim: "Row \(row)") }
    }
    struct Lines: View {
      @State private var selection: Int?
      var body: some View {
        List(0..<1000, id: \.self, selection: $selection) { Line(row: $0) }
      }
    }
    let screen = Screen(Lines(), size: size)
    let before = screen.bodyCount(of: Line.self)
    try screen.select(.row("Row 2"))
    #expect(screen.selectedRows == ["Row 2"])
    #expect(screen.bodyCount(of: Line.self) == before)
  }

  @Test func `control adds and shift extends`() throws {
    let screen = Screen(Several(), size: size)
    try screen.select(.row("Row 1"))
    try screen.select(.row("Row 3"), modifiers: .control)
    #expect(screen.texts[0] == "[1, 3]")
    try screen.select(.row("Row 1"), modifiers: .control)
    #expect(screen.texts[0] == "[3]")
    try screen.select(.row("Row 2"))
    try screen.select(.row("Row 5"), modifiers: .shift)
    #expect(screen.texts[0] == "[2, 3, 4, 5]")
    try screen.press(.upArrow, modifiers: .shift)
    #expect(screen.texts[0] == "[2, 3, 4]")
    try screen.press(.home, modifiers: .shift)
    #expect(screen.texts[0] == "[0, 1, 2]")
    try screen.press("a", modifiers: .control)
    #expect(screen.texts[0].hasPrefix("[0, 1, 2, 3"))
    #expect(screen.selectedRows.count > 5)
    try screen.press(.downArrow)
    #expect(screen.selectedRows.count == 1)
  }

  @Test func `what the app selects is where shift begins`() throws {
    struct Mail: View {
      @State private var messages = Array(0..<100)
      @State private var selection: Set<Int> = []

      var body: some View {
        VStack {
          Text(verbatim: "\(selection.sorted())")
          Button("Archive") {
            guard let index = messages.firstIndex(where: selection.contains) else { return }
            messages.removeAll(where: selection.contains)
            selection = [messages[index]]
          }
          Button("Next unread") { selection = [50] }
          List(messages, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
        }
      }
    }
    let screen = Screen(Mail(), size: size)
    try screen.select(.row("Row 2"))
    try screen.tap("Archive")
    #expect(screen.texts[0] == "[3]")
    try screen.press(.downArrow, modifiers: .shift)
    #expect(screen.texts[0] == "[3, 4]")
    try screen.press(.downArrow, modifiers: .shift)
    #expect(screen.texts[0] == "[3, 4, 5]")
    try screen.tap("Next unread")
    try screen.press(.upArrow, modifiers: .shift)
    #expect(screen.texts[0] == "[49, 50]")
    // One that a person let go of is where they begin all the same.
    try screen.press(.home)
    try screen.select(.row("Row 3"), modifiers: .control)
    try screen.select(.row("Row 3"), modifiers: .control)
    try screen.select(.row("Row 5"), modifiers: .shift)
    #expect(screen.texts[0] == "[3, 4, 5]")
  }

  @Test func `rows stand for their tags, and others are passed over`() throws {
    struct Tagged: View {
      @State private var selection: String? = "b"
      var body: some View {
        VStack {
          Text(verbatim: selection ?? "nothing")
          List(selection: $selection) {
            Section("Letters") {
              Text(verbatim: "A").tag("a")
              Text(verbatim: "B").tag("b")
              Text(verbatim: "not a letter")
            }
            Section("More") {
              Text(verbatim: "C").tag("c")
              Text(verbatim: "D").tag("d").selectionDisabled()
              Text(verbatim: "E").tag("e")
            }
          }
        }
      }
    }
    let screen = Screen(Tagged())
    #expect(screen.selectedRows == ["B"])
    try screen.select(.row("A"))
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "b")
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "c")
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "e")
    #expect(throws: ScreenError.self) { try screen.select(.row("not a letter")) }
    #expect(throws: ScreenError.self) { try screen.select(.row("D")) }
    try screen.select(.row("E"), modifiers: .control)
    #expect(screen.texts[0] == "nothing")
  }

  @Test func `return presses the button that the selected row is`() throws {
    struct Buttons: View {
      @State private var selection: Int? = 1
      @State private var log = "nothing"
      var body: some View {
        VStack {
          Text(verbatim: log)
          List(selection: $selection) {
            Text(verbatim: "Words").tag(1)
            Button("Open") { log = "opened" }.tag(2)
          }
        }
      }
    }
    let screen = Screen(Buttons())
    try screen.select(.row("Words"))
    try screen.press(.downArrow)
    #expect(screen.selectedRows == ["Open"])
    try screen.press(.return)
    #expect(screen.texts[0] == "opened")
  }

  @Test func `a selection that the app writes is seen`() throws {
    struct Written: View {
      @State private var selection: Int? = 3
      var body: some View {
        Button("Next") { selection = (selection ?? 0) + 1 }
        List(0..<10, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
      }
    }
    let screen = Screen(Written())
    #expect(screen.selectedRows == ["Row 3"])
    try screen.tap("Next")
    #expect(screen.selectedRows == ["Row 4"])
  }
}
