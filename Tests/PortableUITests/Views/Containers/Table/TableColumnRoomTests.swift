import Foundation
import PortableUI
import Testing
import ViewTesting

/// How wide the columns of a table are.
@MainActor
struct TableColumnRoomTests {
  private let people = [Pioneer(id: 1, name: "Ada", age: 36)]

  /// Where the cells of three columns begin and end, of which these are changed.
  private func columns(
    in width: CGFloat,
    _ change: (Column) -> Column = { $0 }, _ other: (Column) -> Column = { $0 }
  ) throws -> [CGRect] {
    let screen = Screen(
      Table(people) {
        change(Column("One") { _ in FilledCell(name: "1") })
        other(Column("Two") { _ in FilledCell(name: "2") })
        Column("Three") { _ in FilledCell(name: "3") }
      }, size: CGSize(width: width, height: 300))
    return try ["1", "2", "3"].map { try screen.frame(of: .named($0)) }
  }

  private typealias Column = TableColumn<Pioneer, Never, FilledCell, Text>

  @Test func `columns share the width`() throws {
    // Insets of 12 at both ends, and 16 between two columns.
    let frames = try columns(in: 656)
    #expect(frames.map(\.width) == [200, 200, 200])
    #expect(frames.map(\.minX) == [12, 228, 444])
  }

  @Test func `fixed columns keep their width, and the others share what is left`() throws {
    #expect(try columns(in: 656) { $0.width(50) }.map(\.width) == [50, 275, 275])
    let two = try columns(in: 656, { $0.width(50) }, { $0.width(30) })
    #expect(two.map(\.width) == [50, 30, 520])
  }

  @Test func `limits hold, and what is left goes to the others`() throws {
    #expect(try columns(in: 656) { $0.width(max: 120) }.map(\.width) == [120, 240, 240])
    #expect(try columns(in: 656) { $0.width(min: 300) }.map(\.width) == [300, 150, 150])
    #expect(
      try columns(in: 656) { $0.width(min: 50, ideal: 160, max: 500) }.map(\.width)
        == [240, 180, 180])
  }

  @Test func `limits in disorder, and none, do no harm`() throws {
    #expect(
      try columns(in: 656) { $0.width(min: 300, max: 100) }.map(\.width) == [300, 150, 150])
    #expect(try columns(in: 656) { $0.width(-.infinity) }.map(\.width) == [200, 200, 200])
    #expect(try columns(in: 656) { $0.width(.nan) }.map(\.width) == [200, 200, 200])
    #expect(try columns(in: 656) { $0.width(-20) }.map(\.width) == [0, 300, 300])
    #expect(try columns(in: 656) { $0.width(50).width() }.map(\.width) == [200, 200, 200])
  }

  @Test func `columns that are wider than the room scroll across, titles and cells together`()
    throws
  {
    let screen = Screen(
      Table(people) {
        TableColumn("One") { _ in Text(verbatim: "1") }.width(500)
        TableColumn("Two") { _ in Text(verbatim: "2") }.width(500)
      }, size: CGSize(width: 650, height: 300))
    #expect(try screen.frame(of: .text("Two")).minX == 528)
    #expect(try screen.frame(of: .text("2")).minX == 528)
    try screen.swipe(.left, over: .text("One"))
    #expect(try screen.frame(of: .text("Two")).minX == 528 - 390)
    #expect(try screen.frame(of: .text("2")).minX == 528 - 390)
    #expect(try screen.frame(of: .row("1")).width == 1040)
  }

  @Test func `columns that fit do not move`() throws {
    let screen = Screen(
      Table(people) { TableColumn("One") { _ in Text(verbatim: "1") } },
      size: CGSize(width: 650, height: 300))
    try screen.swipe(.left, over: .text("One"))
    #expect(try screen.frame(of: .text("One")).minX == 12)
  }

  @Test func `cells and titles stand at the side of their column that was asked for`() throws {
    let screen = Screen(
      Table(people) {
        TableColumn("One") { _ in Text(verbatim: "1") }.alignment(.trailing).width(100)
        TableColumn("Two") { _ in Text(verbatim: "2") }.alignment(.center)
      }, size: CGSize(width: 656, height: 300))
    #expect(try screen.frame(of: .text("1")).maxX == 112)
    #expect(try screen.frame(of: .text("One")).maxX == 112)
    #expect(try screen.frame(of: .text("2")).midX == 386)
    #expect(try screen.frame(of: .text("Two")).midX == 386)
  }

  @Test func `a cell is one line unless it says otherwise, and its row as high as its highest`()
    throws
  {
    let long = "many words that do not fit into a column which is as narrow as this one"
    let screen = Screen(
      Table(people) {
        TableColumn("One") { _ in Text(verbatim: long) }.width(80)
        TableColumn("Two") { _ in Text(verbatim: "2") }
      }, size: CGSize(width: 656, height: 300))
    #expect(try screen.frame(of: .row("2")).height == 32)
    let high = Screen(
      Table(people) {
        TableColumn("One") { _ in Text(verbatim: long).lineLimit(3) }.width(80)
        TableColumn("Two") { _ in Text(verbatim: "2") }
      }, size: CGSize(width: 656, height: 300))
    #expect(try high.frame(of: .row("2")).height > 50)
  }
}

/// A cell that takes all the width of its column.
struct FilledCell: View {
  let name: String
  var body: some View { Color.blue.frame(height: 10).accessibilityLabel(name) }
}
