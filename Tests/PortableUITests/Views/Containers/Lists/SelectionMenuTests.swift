import Foundation
import PortableUI
import Testing
import ViewTesting

/// Menus of rows, for what is selected.
@MainActor
struct SelectionMenuTests {
  private struct Letters: View {
    @State private var selection: Set<String> = []
    @State private var log = "nothing"

    var body: some View {
      VStack {
        Text(verbatim: log)
        List(["a", "b", "c"], id: \.self, selection: $selection) { Text(verbatim: "Letter \($0)") }
          .contextMenu(forSelectionType: String.self) { letters in
            if letters != ["c"] {
              Button("Copy \(letters.count)") { log = "copied \(letters.sorted())" }
              Button("Delete", role: .destructive) { log = "deleted \(letters.sorted())" }
            }
          } primaryAction: { letters in
            log = "opened \(letters.sorted())"
          }
      }
    }
  }

  @Test func `at a row that is not selected the menu is for that one`() throws {
    let screen = Screen(Letters())
    try screen.select(.row("Letter a"))
    try screen.contextMenu(of: .row("Letter b"))
    #expect(screen.menu == ["Copy 1", "Delete"])
    try screen.choose("Delete")
    #expect(screen.texts[0] == #"deleted ["b"]"#)
    #expect(screen.menu == nil)
    #expect(screen.selectedRows == ["Letter a"])
  }

  @Test func `at one of several selected rows the menu is for all of them`() throws {
    let screen = Screen(Letters())
    try screen.select(.row("Letter a"))
    try screen.select(.row("Letter b"), modifiers: .shift)
    try screen.contextMenu(of: .row("Letter b"))
    #expect(screen.menu == ["Copy 2", "Delete"])
    try screen.choose("Copy 2")
    #expect(screen.texts[0] == #"copied ["a", "b"]"#)
  }

  @Test func `a menu without lines does not open`() throws {
    let screen = Screen(Letters())
    #expect(throws: ScreenError.self) {
      try screen.contextMenu(of: .row("Letter c"))
      try screen.choose("Delete")
    }
    #expect(screen.menu == nil)
    try screen.contextMenu(of: .row("Letter a"))
    #expect(screen.menu == ["Copy 1", "Delete"])
  }

  @Test func `a double click and Return do what is done most`() throws {
    let screen = Screen(Letters())
    try screen.doubleTap(.row("Letter c"))
    #expect(screen.texts[0] == #"opened ["c"]"#)
    try screen.press(.upArrow)
    try screen.press(.upArrow, modifiers: .shift)
    try screen.press(.return)
    #expect(screen.texts[0] == #"opened ["a", "b"]"#)
  }

  @Test func `a list without a selection has no such menu`() throws {
    let screen = Screen(
      List(["a"], id: \.self) { Text(verbatim: $0) }
        .contextMenu(forSelectionType: String.self) { _ in Button("Copy") {} })
    #expect(throws: ScreenError.self) { try screen.contextMenu(of: .row("a")) }
  }

  private struct Notes: View {
    @State private var notes: [String]
    @State private var selection: Set<String> = []

    init(_ notes: [String]) { _notes = State(initialValue: notes) }

    var body: some View {
      List(notes, id: \.self, selection: $selection) { Text(verbatim: $0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("New") { notes.append("Note \(notes.count)") }
          } else {
            Button("Copy \(names.count)") {}
          }
        }
    }
  }

  @Test func `beside the rows the menu is for none of them`() throws {
    let screen = Screen(Notes(["a"]))
    try screen.select(.row("a"))
    try screen.contextMenu(of: .role(.list))
    #expect(screen.menu == ["New"])
    try screen.choose("New")
    #expect(screen.menu == nil)
    #expect(screen.exists(.row("Note 1")))
    #expect(screen.selectedRows == ["a"])
    try screen.contextMenu(of: .row("Note 1"))
    #expect(screen.menu == ["Copy 1"])
    // One takes the place of the other.
    try screen.contextMenu(of: .role(.list))
    #expect(screen.menu == ["New"])
  }

  @Test func `where an app has nothing for no rows, no menu opens beside them`() throws {
    struct Copied: View {
      @State private var selection: String?
      var body: some View {
        List(["a"], id: \.self, selection: $selection) { Text(verbatim: $0) }
          .contextMenu(forSelectionType: String.self) { names in
            if !names.isEmpty { Button("Copy") {} }
          }
      }
    }
    let screen = Screen(Copied())
    try screen.contextMenu(of: .role(.list))
    #expect(screen.menu == nil)
    try screen.contextMenu(of: .row("a"))
    #expect(screen.menu == ["Copy"])
  }

  @Test func `the menu key opens that of the row keys are at, or that beside the rows`() throws {
    func list(in inspector: Inspector) -> Element? {
      inspector.elements.first { $0.content.layer?.list != nil }
    }
    let empty = Inspector(Notes([]))
    empty.send(.openMenuAtKeys, to: list(in: empty))
    #expect(empty.screen.menu == ["New"])
    let full = Inspector(Notes(["a", "b"]))
    try full.screen.select(.row("a"))
    full.send(.openMenuAtKeys, to: list(in: full))
    #expect(full.screen.menu == ["Copy 1"])
  }

  @Test func `a row that goes takes its open menu along`() throws {
    struct Going: View {
      @State private var letters = ["a", "b"]
      @State private var selection: String?
      var body: some View {
        VStack {
          Button("Shorten") { letters.removeLast() }
          List(letters, id: \.self, selection: $selection) { Text(verbatim: $0) }
            .contextMenu(forSelectionType: String.self) { _ in Button("Copy") {} }
        }
      }
    }
    let screen = Screen(Going())
    try screen.contextMenu(of: .row("b"))
    #expect(screen.menu == ["Copy"])
    try screen.tap("Shorten")
    #expect(screen.menu == nil)
    try screen.contextMenu(of: .row("a"))
    #expect(screen.menu == ["Copy"])
  }
}
