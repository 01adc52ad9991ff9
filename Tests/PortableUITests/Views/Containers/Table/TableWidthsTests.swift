import Foundation
import PortableUI
import Testing
import ViewTesting

/// Columns of a table that a person makes wider.
@MainActor
struct TableWidthsTests {
  private let people = [Pioneer(id: 1, name: "Ada", age: 36)]

  private typealias Column = TableColumn<Pioneer, Never, FilledCell, Text>

  /// Three columns of 200 points, with 12 beside them and 16 between two of them.
  private func three(
    _ change: (Column) -> Column = { $0 }, width: CGFloat = 656,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> Screen {
    Screen(
      Table(people) {
        change(Column("One") { _ in FilledCell(name: "1") })
        Column("Two") { _ in FilledCell(name: "2") }
        Column("Three") { _ in FilledCell(name: "3") }
      }, size: CGSize(width: width, height: 300), layoutDirection: layoutDirection)
  }

  private func expect(
    _ widths: [CGFloat], on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try ["1", "2", "3"].map { try screen.frame(of: .named($0)).width }
    #expect(found == widths, sourceLocation: sourceLocation)
  }

  @Test func `a column is dragged, and those behind it share what is left`() throws {
    let screen = three()
    try screen.drag("One width", by: CGSize(width: 50, height: 0))
    try expect([250, 175, 175], on: screen)
    #expect(try screen.frame(of: .named("2")).minX == 278)
    try screen.drag("One width", by: CGSize(width: -150, height: 0))
    try expect([100, 250, 250], on: screen)
  }

  @Test func `titles, cells and lines stay together`() throws {
    let screen = Screen(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }, size: CGSize(width: 700, height: 300))
    try screen.drag("Name width", by: CGSize(width: -120, height: 0))
    let age = try screen.frame(of: .text("Age"))
    #expect(try screen.frame(of: .text("36")).minX == age.minX)
    let line = try screen.frame(of: .slider("Name width"))
    #expect(line.midX == age.minX - 8.5)
    #expect(line.width == 9)
    #expect(try line.maxY <= screen.frame(of: .row("Ada")).minY)
  }

  @Test func `columns before the line stay where they are`() throws {
    let screen = three()
    try screen.drag("Two width", by: CGSize(width: 60, height: 0))
    try expect([200, 260, 140], on: screen)
    try screen.drag("One width", by: CGSize(width: 40, height: 0))
    try expect([240, 260, 100], on: screen)
    screen.resize(to: CGSize(width: 756, height: 300))
    try expect([240, 260, 200], on: screen)
  }

  @Test func `the last column has no line`() {
    let screen = three()
    #expect(screen.exists(.slider("Two width")))
    #expect(!screen.exists(.slider("Three width")))
  }

  @Test func `a column is as wide as its limits allow`() throws {
    let screen = three { $0.width(min: 120, ideal: 200, max: 260) }
    try screen.drag("One width", by: CGSize(width: 400, height: 0))
    try expect([260, 170, 170], on: screen)
    try screen.slide(.slider("One width"), to: 120)
    try expect([120, 240, 240], on: screen)
    #expect(throws: ScreenError.self) { try screen.slide(.slider("One width"), to: 110) }
  }

  @Test func `a column of one width is not dragged`() throws {
    let screen = three { $0.width(150) }
    #expect(screen.exists(.slider("One width")))
    #expect(throws: ScreenError.self) {
      try screen.drag("One width", by: CGSize(width: 40, height: 0))
    }
    try screen.drag("Two width", by: CGSize(width: 25, height: 0))
    try expect([150, 250, 200], on: screen)
  }

  @Test func `where the others cannot give way, the table scrolls across`() throws {
    let screen = three()
    try screen.drag("One width", by: CGSize(width: 500, height: 0))
    try expect([700, 40, 40], on: screen)
    #expect(try screen.frame(of: .named("3")).minX == 784)
    try screen.swipe(.left, over: .text("One"))
    // All of it is 836 points wide.
    #expect(try screen.frame(of: .named("3")).minX == 784 - 180)
    try screen.drag("One width", by: CGSize(width: -500, height: 0))
    try expect([200, 200, 200], on: screen)
  }

  @Test func `right to left the first is at the right, and its line moves the other way`() throws {
    let screen = three(layoutDirection: .rightToLeft)
    try screen.drag("One width", by: CGSize(width: -50, height: 0))
    try expect([250, 175, 175], on: screen)
    #expect(try screen.frame(of: .named("1")).maxX == 644)
  }

  @Test func `a person's widths stay while there is room for one column, which has all of it`()
    throws
  {
    let screen = three()
    try screen.drag("One width", by: CGSize(width: 50, height: 0))
    screen.resize(to: CGSize(width: 390, height: 300))
    #expect(try screen.frame(of: .named("1")).width == 366)
    #expect(!screen.exists(.slider("One width")))
    screen.resize(to: CGSize(width: 656, height: 300))
    try expect([250, 175, 175], on: screen)
  }

  @Test func `a column keeps its width where another one comes before it`() throws {
    struct Coming: View {
      @State private var isAgeShown = false
      let people: [Pioneer]
      var body: some View {
        VStack {
          Toggle("Ages", isOn: $isAgeShown)
          Table(people) {
            if isAgeShown { TableColumn("Age") { _ in FilledCell(name: "age") }.width(84) }
            TableColumn("Name") { _ in FilledCell(name: "name") }
            TableColumn("State") { _ in FilledCell(name: "state") }
          }
        }
      }
    }
    let screen = Screen(Coming(people: people), size: CGSize(width: 640, height: 300))
    try screen.drag("Name width", by: CGSize(width: -100, height: 0))
    #expect(try screen.frame(of: .named("state")).width == 400)
    try screen.toggle("Ages")
    #expect(try screen.frame(of: .named("name")).width == 200)
    #expect(try screen.frame(of: .named("state")).width == 300)
  }

  @Test func `a table that comes again has the widths that a person gave it`() throws {
    struct Coming: View {
      @State private var isShown = true
      let people: [Pioneer]
      var body: some View {
        VStack {
          Toggle("Shown", isOn: $isShown)
          if isShown {
            Table(people) {
              TableColumn("One") { _ in FilledCell(name: "1") }
              TableColumn("Two") { _ in FilledCell(name: "2") }
              TableColumn("Three") { _ in FilledCell(name: "3") }
            }
          }
        }
      }
    }
    let screen = Screen(Coming(people: people), size: CGSize(width: 656, height: 300))
    try screen.drag("One width", by: CGSize(width: 50, height: 0))
    try screen.toggle("Shown")
    try screen.toggle("Shown")
    try expect([250, 175, 175], on: screen)
  }

  @Test func `lines are called like the titles, and are there where these are`() {
    let screen = Screen(
      Table(people) {
        TableColumn("") { _ in Text(verbatim: "1") }
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }, size: CGSize(width: 700, height: 300))
    #expect(screen.exists(.slider("Column 1 width")))
    #expect(screen.exists(.slider("Name width")))
    #expect(screen.accessibilityIssues == [])
    let untitled = Screen(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }
      .tableColumnHeaders(.hidden), size: CGSize(width: 700, height: 300))
    #expect(!untitled.exists(.slider("Name width")))
  }

  /// Counts how often rows ask for a cell.
  @MainActor
  private final class Cells {
    private(set) var count = 0

    func make(_ words: String) -> Cell {
      count += 1
      return Cell(words: words)
    }
  }

  private struct Cell: View {
    let words: String
    var body: some View { Text(verbatim: words) }
  }

  @Test func `where a column is dragged, rows are laid out anew and not made again`() throws {
    let cells = Cells()
    let screen = Screen(
      Table((0..<1_000).map { Pioneer(id: $0, name: "Person \($0)", age: $0) }) {
        TableColumn("Name") { cells.make($0.name) }
        TableColumn("Age") { cells.make("\($0.age) years") }
      }, size: CGSize(width: 700, height: 430))
    let (made, bodies) = (cells.count, screen.bodyCount(of: Cell.self))
    #expect(made > 0)
    try screen.drag("Name width", by: CGSize(width: 80, height: 0))
    #expect(
      try screen.frame(of: .text("3 years")).minX == screen.frame(of: .text("Age")).minX)
    #expect(cells.count == made)
    #expect(screen.bodyCount(of: Cell.self) == bodies)
    // Those that come later are as wide.
    try screen.scroll(to: .text("Person 999"))
    #expect(
      try screen.frame(of: .text("999 years")).minX == screen.frame(of: .text("Age")).minX)
  }
}
