import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows and columns of a table that belong together.
@MainActor
struct TableSectionTests {
  private static let size = CGSize(width: 700, height: 430)

  private struct Crew: Identifiable {
    let id: String
    let people: [Pioneer]

    static let all = ["A", "B"].enumerated().map { number, name in
      Crew(
        id: name,
        people: (0..<3).map { Pioneer(id: number * 10 + $0, name: "\(name)\($0)", age: $0) })
    }
  }

  private struct Sections: View {
    @State private var selection: Pioneer.ID?
    var body: some View {
      VStack {
        Text(verbatim: "\(selection ?? -1)")
        Table(of: Pioneer.self, selection: $selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(Crew.all) { crew in
            Section(crew.id) { ForEach(crew.people) }
          }
          Section {
            TableRow(Pioneer(id: 100, name: "Last", age: 1))
          } header: {
            Text("Others").foregroundStyle(.red)
          }
          Section { TableRow(Pioneer(id: 101, name: "Very last", age: 1)) }
        }
      }
    }
  }

  @Test func `sections have their titles above their rows, across all columns`() throws {
    let screen = Screen(Sections(), size: Self.size)
    #expect(
      screen.texts == [
        "-1", "Name", "A", "A0", "A1", "A2", "B", "B0", "B1", "B2", "Others", "Last", "Very last",
      ])
    #expect(!screen.exists(.row("A")))
    #expect(try screen.frame(of: .row("B0")).minY >= screen.frame(of: .text("B")).maxY)
  }

  @Test func `keys go past the titles`() throws {
    let screen = Screen(Sections(), size: Self.size)
    try screen.select(.row("A2"))
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "10")
    try screen.press(.end)
    #expect(screen.texts[0] == "101")
  }

  @Test func `of the rows of a section only those near what is seen are made`() throws {
    struct Name: View {
      let name: String
      var body: some View { Text(verbatim: name) }
    }
    let screen = Screen(
      Table(of: Pioneer.self) {
        TableColumn("Name") { Name(name: $0.name) }
      } rows: {
        ForEach(0..<2, id: \.self) { section in
          Section("Part \(section)") {
            ForEach((0..<5000).map { Pioneer(id: $0, name: "\(section) \($0)", age: 1) })
          }
        }
      }, size: Self.size)
    #expect(screen.bodyCount(of: Name.self) < 100)
    try screen.scroll(to: .text("1 4999"))
    #expect(screen.exists("1 4999") && !screen.exists("0 0"))
  }

  @Test func `a group is rows, or columns`() throws {
    struct Groups: View {
      @State private var order = [KeyPathComparator(\Pioneer.name)]
      @State private var log = "silent"
      var body: some View {
        VStack {
          Text(verbatim: log)
          Table(sortOrder: $order) {
            Group {
              TableColumn("Name", value: \.name)
              TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
            }
            TableColumn("Old") { Text(verbatim: $0.age > 40 ? "yes" : "no") }
          } rows: {
            Group {
              TableRow(Pioneer(id: 1, name: "Ada", age: 36))
              TableRow(Pioneer(id: 2, name: "Grace", age: 85))
            }
            .contextMenu { Button("Greet") { log = "greeted" } }
          }
        }
      }
    }
    let screen = Screen(Groups(), size: Self.size)
    #expect(
      screen.texts == ["silent", "Name", "Age", "Old", "Ada", "36", "no", "Grace", "85", "yes"])
    #expect(try screen.value(of: .button("Name")) == "ascending")
    try screen.contextMenu(of: .text("Grace"))
    try screen.choose("Greet")
    #expect(screen.texts[0] == "greeted")
  }
}
