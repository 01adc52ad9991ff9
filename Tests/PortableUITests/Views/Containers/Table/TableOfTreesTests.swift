import Foundation
import PortableUI
import Testing
import ViewTesting

/// Trees in tables.
@MainActor
struct TableOfTreesTests {
  private typealias Folder = OutlineGroupTests.Folder
  private static let size = CGSize(width: 700, height: 500)

  private struct Files: View {
    @State private var selection: Folder.ID?
    var body: some View {
      VStack {
        Text(verbatim: selection ?? "nothing")
        Table(Folder.tree, children: \.children, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Tags") { Text(verbatim: "\($0.tags)") }
        }
      }
    }
  }

  @Test func `a tree shows what is inside others when a person asks for it`() throws {
    let screen = Screen(Files(), size: Self.size)
    #expect(screen.texts == ["nothing", "Name", "Tags", "Home", "0", "Bin", "0"])
    let home = try screen.frame(of: .text("Home"))
    let bin = try screen.frame(of: .text("Bin"))
    #expect(home.minX == bin.minX)
    try screen.tap("Expand")
    #expect(
      screen.texts.filter { $0 != "0" }.dropFirst(3) == ["Home", "Music", "Empty", "Note", "Bin"])
    #expect(try screen.frame(of: .text("Music")).minX == home.minX + 18)
    #expect(try screen.frame(of: .text("Home")) == home)
    try screen.tap("Collapse")
    #expect(!screen.exists("Music"))
  }

  @Test func `arrows to the sides show, hide, and go in and out`() throws {
    let screen = Screen(Files(), size: Self.size)
    try screen.select(.row("Home, 0"))
    try screen.press(.rightArrow)
    #expect(screen.exists("Music"))
    try screen.press(.rightArrow)
    #expect(screen.texts[0] == "Music")
    try screen.press(.leftArrow)
    #expect(screen.texts[0] == "Home")
    try screen.press(.leftArrow)
    #expect(!screen.exists("Music"))
  }

  @Test func `trees are sorted, and several rows selected`() throws {
    struct Sorted: View {
      @State private var selection: Set<Folder.ID> = []
      @State private var order = [KeyPathComparator(\Folder.name)]
      var body: some View {
        VStack {
          Text(verbatim: selection.sorted().joined(separator: " "))
          Table(
            Folder.tree.sorted(using: order), children: \.children, selection: $selection,
            sortOrder: $order
          ) {
            TableColumn("Name", value: \.name)
          }
        }
      }
    }
    let screen = Screen(Sorted(), size: Self.size)
    try screen.select(.row("Bin"))
    try screen.select(.row("Home"), modifiers: .shift)
    #expect(screen.texts == ["Bin Home", "Name", "Bin", "Home"])
    try screen.tap(.button("Name"))
    #expect(screen.texts == ["Bin Home", "Name", "Home", "Bin"])
  }

  @Test func `a row discloses others, and they do`() throws {
    struct Disclosing: View {
      @State private var isOpen = true
      @State private var selection: Pioneer.ID?
      var body: some View {
        VStack {
          Text(verbatim: "\(isOpen) \(selection ?? 0)")
          Table(of: Pioneer.self, selection: $selection) {
            TableColumn("Name", value: \.name)
          } rows: {
            DisclosureTableRow(Pioneer(id: 1, name: "Outer", age: 1), isExpanded: $isOpen) {
              DisclosureTableRow(Pioneer(id: 2, name: "Inner", age: 1)) {
                TableRow(Pioneer(id: 3, name: "Innermost", age: 1))
              }
              TableRow(Pioneer(id: 4, name: "Leaf", age: 1))
            }
          }
        }
      }
    }
    let screen = Screen(Disclosing(), size: Self.size)
    #expect(screen.texts == ["true 0", "Name", "Outer", "Inner", "Leaf"])
    let outer = try screen.frame(of: .text("Outer")).minX
    #expect(try screen.frame(of: .text("Inner")).minX == outer + 18)
    #expect(try screen.frame(of: .text("Leaf")).minX == outer + 18)
    try screen.tap("Expand")
    #expect(try screen.frame(of: .text("Innermost")).minX == outer + 36)
    try screen.select(.row("Innermost"))
    try screen.press(.leftArrow)
    #expect(screen.texts[0] == "true 2")
    try screen.tap(.button("Collapse").at(0))
    #expect(screen.texts == ["false 2", "Name", "Outer"])
  }

  @Test func `a tree is rows among others`() throws {
    struct Mixed: View {
      var body: some View {
        Table(of: Folder.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          OutlineGroup(Folder.tree, children: \.children)
          TableRow(Folder(name: "Last"))
        }
      }
    }
    let screen = Screen(Mixed(), size: Self.size)
    #expect(screen.texts == ["Name", "Home", "Bin", "Last"])
    #expect(try screen.frame(of: .text("Last")).minX == screen.frame(of: .text("Bin")).minX)
    try screen.tap("Expand")
    #expect(screen.texts == ["Name", "Home", "Music", "Empty", "Note", "Bin", "Last"])
  }

  private struct FolderRows: TableRowContent {
    typealias TableRowValue = Folder
    let folder: Folder

    var tableRowBody: some TableRowContent<Folder> {
      DisclosureTableRow(folder, isExpanded: .constant(true)) {
        ForEach(folder.children ?? []) { FolderRows(folder: $0) }
        TableRow(Folder(name: "End of \(folder.name)"))
      }
    }
  }

  @Test func `rows may be made of rows of their own type`() {
    struct Recursive: View {
      var body: some View {
        Table(of: Folder.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          FolderRows(folder: Folder(name: "Disk", children: [Folder(name: "Music")]))
          TableRow(Folder(name: "Alone"))
        }
      }
    }
    let screen = Screen(Recursive(), size: Self.size)
    #expect(
      screen.texts == ["Name", "Disk", "Music", "End of Music", "End of Disk", "Alone"])
  }

  @Test func `left goes out to the row that a tree in a row of several is in`() throws {
    struct Disks: View {
      @State private var selection: Folder.ID?
      var body: some View {
        VStack {
          Text(verbatim: selection ?? "nothing")
          Table(of: Folder.self, selection: $selection) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(["First", "Second"], id: \.self) { disk in
              DisclosureTableRow(Folder(name: disk), isExpanded: .constant(true)) {
                OutlineGroup(
                  [Folder(name: "\(disk) 1", children: [Folder(name: "\(disk) inside")])],
                  children: \.children)
              }
            }
          }
        }
      }
    }
    let screen = Screen(Disks(), size: Self.size)
    try screen.tap(.button("Expand").at(1))
    try screen.select(.row("Second inside"))
    try screen.press(.leftArrow)
    #expect(screen.texts[0] == "Second 1")
  }

  @Test func `a tree is inside of a row`() throws {
    struct Inside: View {
      var body: some View {
        Table(of: Folder.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("Folders") {
            DisclosureTableRow(Folder(name: "Disk"), isExpanded: .constant(true)) {
              OutlineGroup(Folder.tree, children: \.children)
            }
          }
          Section("Files") { TableRow(Folder(name: "Alone")) }
        }
      }
    }
    let screen = Screen(Inside(), size: Self.size)
    let disk = try screen.frame(of: .text("Disk")).minX
    #expect(try screen.frame(of: .text("Alone")).minX == disk)
    #expect(try screen.frame(of: .text("Home")).minX == disk + 18)
    try screen.tap(.button("Expand"))
    #expect(try screen.frame(of: .text("Music")).minX == disk + 36)
  }
}
