import Foundation
import PortableUI
import Testing
import ViewTesting

/// Values in rows and columns.
@MainActor
struct TableTests {
  private let size = CGSize(width: 700, height: 430)

  private let people = [
    Pioneer(id: 1, name: "Ada", age: 36), Pioneer(id: 2, name: "Grace", age: 85),
    Pioneer(id: 3, name: "Alan", age: 41),
  ]

  private struct Cell: View {
    let words: String
    var body: some View { Text(verbatim: words) }
  }

  @Test func `titles stand above the cells of their columns, row by row`() throws {
    let screen = Screen(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }, size: size)
    #expect(
      screen.texts == ["Name", "Age", "Ada", "36", "Grace", "85", "Alan", "41"])
    for (title, cells) in [("Name", ["Ada", "Grace", "Alan"]), ("Age", ["36", "85", "41"])] {
      let start = try screen.frame(of: .text(title)).minX
      for cell in cells { #expect(try screen.frame(of: .text(cell)).minX == start) }
    }
    #expect(screen.exists(.row("Grace, 85")))
    #expect(try screen.frame(of: .row("Ada")).width == 700)
    #expect(try screen.frame(of: .row("Ada")).minY >= screen.frame(of: .text("Name")).maxY)
  }

  @Test func `of ten thousand rows only those near what is seen are made`() throws {
    let many = (0..<10_000).map { Pioneer(id: $0, name: "Person \($0)", age: $0) }
    let screen = Screen(
      Table(many) {
        TableColumn("Name") { Cell(words: $0.name) }
        TableColumn("Age") { Cell(words: "\($0.age)") }
        TableColumn("Place") { Cell(words: "Place \($0.id)") }
      }, size: size)
    #expect(screen.bodyCount(of: Cell.self) < 100)
    let title = try screen.frame(of: .text("Name"))
    try screen.scroll(to: .text("Person 9999"))
    #expect(screen.exists("Place 9999"))
    #expect(!screen.exists("Person 0"))
    #expect(try screen.frame(of: .text("Name")) == title)
  }

  @Test func `a value that changes asks for the bodies of its row and no other`() throws {
    struct Changing: View {
      @State private var people = (0..<5).map { Pioneer(id: $0, name: "Person \($0)", age: 1) }
      var body: some View {
        VStack {
          Button("Older") { people[2].age += 1 }
          Table(people) {
            TableColumn("Name") { Cell(words: $0.name) }
            TableColumn("Age") { Cell(words: "\($0.name) is \($0.age)") }
          }
        }
      }
    }
    let screen = Screen(Changing(), size: size)
    let before = screen.bodyCount(of: Cell.self)
    #expect(before == 10)
    try screen.tap(.button("Older"))
    #expect(screen.exists("Person 2 is 2"))
    #expect(screen.bodyCount(of: Cell.self) == before + 1)
  }

  @Test func `a compact width shows the first column alone`() throws {
    let screen = Screen(
      Table(people) {
        TableColumn("Name", value: \.name).width(50)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }, size: CGSize(width: 390, height: 600))
    #expect(screen.texts == ["Ada", "Grace", "Alan"])
    screen.resize(to: size)
    #expect(screen.texts.contains("Age"))
    #expect(screen.texts.contains("85"))
  }

  @Test func `an empty table has titles and no rows`() {
    let screen = Screen(
      Table([Pioneer]()) { TableColumn("Name", value: \.name) }, size: size)
    #expect(screen.texts == ["Name"])
  }

  @Test func `columns without titles are two columns`() throws {
    let screen = Screen(
      Table(people) {
        TableColumn("") { Text(verbatim: $0.name) }
        TableColumn("") { Text(verbatim: "\($0.age)") }
      }, size: size)
    #expect(screen.exists(.row("Ada, 36")))
    #expect(
      try screen.frame(of: .text("36")).minX > screen.frame(of: .text("Ada")).maxX)
  }

  @Test func `a column that comes and goes leaves the state of the others`() throws {
    struct Coming: View {
      @State private var isAgeShown = false
      let people: [Pioneer]
      var body: some View {
        VStack {
          Toggle("Ages", isOn: $isAgeShown)
          Table(people) {
            if isAgeShown { TableColumn("Age") { Text(verbatim: "\($0.age)") } }
            TableColumn("Name") { CountingCell(name: $0.name) }
          }
        }
      }
    }
    let screen = Screen(Coming(people: people), size: size)
    try screen.tap(.button("Ada 0"))
    try screen.tap(.toggle("Ages"))
    #expect(screen.exists("36"))
    #expect(screen.exists(.button("Ada 1")))
    try screen.tap(.toggle("Ages"))
    #expect(!screen.exists("36"))
    #expect(screen.exists(.button("Ada 1")))
  }

  @Test func `columns can be made of a collection`() {
    let screen = Screen(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumnForEach(1..<3, id: \.self) { factor in
          TableColumn("× \(factor)") { Text(verbatim: "\($0.age * factor)") }
        }
      }, size: size)
    #expect(screen.texts.prefix(6) == ["Name", "× 1", "× 2", "Ada", "36", "72"])
  }

  @Test func `titles may be hidden`() {
    let screen = Screen(
      Table(people) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden), size: size)
    #expect(screen.texts == ["Ada", "Grace", "Alan"])
  }

  @Test func `a binding to the rows makes bindings for the cells`() throws {
    struct Editing: View {
      @State private var people: [Pioneer]
      init(_ people: [Pioneer]) { self.people = people }
      var body: some View {
        VStack {
          Text(verbatim: people.map(\.name).joined(separator: " "))
          Table($people) {
            TableColumn("Name") { $person in TextField("Name", text: $person.name) }
          }
        }
      }
    }
    let screen = Screen(Editing(Array(people.prefix(1))), size: size)
    try screen.type("!", into: .textField("Name"))
    #expect(screen.texts[0] == "Ada!")
  }
}

/// What the rows of tables show in tests.
struct Pioneer: Identifiable, Hashable {
  let id: Int
  var name: String
  var age: Int
}

/// A cell with a state.
struct CountingCell: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
