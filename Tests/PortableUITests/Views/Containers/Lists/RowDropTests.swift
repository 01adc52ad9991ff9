import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Things that are dropped between the rows of a list.
@MainActor struct RowDropTests {
  private struct Groceries: View {
    @State var items: [String]
    @State private var log = ""

    var body: some View {
      VStack {
        Text("Pear").draggable("Pear")
        Text("Number").draggable(Data([1]))
        Text(verbatim: "have: \(items.joined(separator: " "))")
        Text(verbatim: "log: \(log)")
        List {
          Section("To buy") {
            ForEach(items, id: \.self) { Text(verbatim: $0) }
              .dropDestination(for: String.self) { dropped, offset in
                items.insert(contentsOf: dropped, at: offset)
                log = "at \(offset)"
              }
          }
          Text("Last")
        }
      }
    }
  }

  @Test func `a value that is dropped on a row lands behind it`() async throws {
    let screen = Screen(Groceries(items: ["Milk", "Tea"]))
    try screen.drag("Pear", to: .row("Milk"))
    await screen.settle()
    #expect(screen.exists("have: Milk Pear Tea") && screen.exists("log: at 1"))
    try screen.drop("Salt", "Oil", on: .row("Tea"))
    await screen.settle()
    #expect(screen.exists("have: Milk Pear Tea Salt Oil"))
  }

  @Test func `what is of another kind is not dropped`() async throws {
    let screen = Screen(Groceries(items: ["Milk", "Tea"]))
    #expect(throws: ScreenError.self) { try screen.drag("Number", to: .row("Milk")) }
    await screen.settle()
    #expect(screen.exists("have: Milk Tea"))
  }

  /// The elements of rows, and of the list around them.
  private func takers(_ inspector: Inspector) -> (list: Element?, rows: [Element]) {
    let takers = inspector.elements.filter { $0.takenTypes.contains(.utf8PlainText) }
    func isRow(_ element: Element) -> Bool { row(element) != nil }
    return (takers.first { !isRow($0) }, takers.filter(isRow))
  }

  private func row(_ element: Element) -> RowContent? {
    if case .layer(let layer) = element.content { layer.row } else { nil }
  }

  @Test func `a line shows where it will land, in the upper half before the row`() throws {
    let inspector = Inspector(Groceries(items: ["Milk", "Tea"]))
    let rows = takers(inspector).rows
    #expect(rows.count == 2)
    let pear = [NSItemProvider(object: "Pear")]
    let low = Point(x: 5, y: rows[0].frame.size.height - 1)
    #expect(rows[0].hold(pear, at: low) == .copy)
    inspector.screen.graph.runFrame()
    #expect(rows.map { row($0)?.dropEdge } == [.bottom, nil])
    #expect(rows[1].hold(pear, at: Point(x: 5, y: 1)) == .copy)
    rows[0].letGo()
    inspector.screen.graph.runFrame()
    #expect(rows.map { row($0)?.dropEdge } == [nil, .top])
    rows[1].letGo()
    inspector.screen.graph.runFrame()
    #expect(rows.map { row($0)?.dropEdge } == [nil, nil])
    #expect(rows[0].hold([NSItemProvider(object: URL(filePath: "/a"))], at: low) == .copy)
    #expect(rows[0].hold([NSItemProvider(item: Data(), typeIdentifier: "a.b")], at: low) == nil)
    inspector.screen.graph.runFrame()
    #expect(rows.map { row($0)?.dropEdge } == [nil, nil])
  }

  @Test func `it lands before a row, and behind all of them where it is dropped beside them`()
    async throws
  {
    let inspector = Inspector(Groceries(items: ["Milk", "Tea"]))
    let (list, rows) = takers(inspector)
    rows[0].drop([NSItemProvider(object: "Pear")], at: Point(x: 1, y: 1)) { #expect($0) }
    await inspector.screen.settle()
    #expect(inspector.texts.contains("have: Pear Milk Tea"))
    let around = try #require(list)
    #expect(around.hold([NSItemProvider(object: "Salt")], at: Point(x: 1, y: 700)) == .copy)
    inspector.screen.graph.runFrame()
    #expect(takers(inspector).rows.map { row($0)?.dropEdge } == [nil, nil, .bottom])
    around.drop([NSItemProvider(object: "Salt")], at: Point(x: 1, y: 700)) { #expect($0) }
    await inspector.screen.settle()
    #expect(inspector.texts.contains("have: Pear Milk Tea Salt"))
    #expect(takers(inspector).rows.allSatisfy { row($0)?.dropEdge == nil })
  }

  @Test func `something is dropped on a list that is empty`() async throws {
    let inspector = Inspector(Groceries(items: []))
    let list = try #require(takers(inspector).list)
    list.drop([NSItemProvider(object: "Pear")], at: Point(x: 1, y: 1)) { #expect($0) }
    await inspector.screen.settle()
    #expect(inspector.texts.contains("have: Pear"))
  }

  private struct Inserted: View {
    @State private var log: [String] = []
    @State private var takes = true

    var body: some View {
      VStack {
        Text(verbatim: "log: \(log.joined(separator: ", "))")
        Button("Take none") { takes = false }
        List {
          ForEach(0..<3) { row in Text("Row \(row)").itemProvider { provider(row) } }
            .onInsert(of: takes ? [.plainText] : [.png]) { offset, items in
              log.append("\(items.count) at \(offset)")
            }
        }
      }
    }

    private func provider(_ row: Int) -> NSItemProvider? {
      row == 2 ? nil : NSItemProvider(object: "Row \(row)")
    }
  }

  @Test func `items are handed over at once, and a row gives what it is asked for`() throws {
    let screen = Screen(Inserted())
    try screen.drag("Row 0", to: .row("Row 2"))
    #expect(screen.exists("log: 1 at 3"))
    try screen.drag("Row 1", to: "Row 1")
    #expect(screen.exists("log: 1 at 3, 1 at 2"))
    #expect(throws: ScreenError.self) { try screen.drag("Row 2", to: "Row 1") }
    try screen.tap("Take none")
    #expect(throws: ScreenError.self) { try screen.drag("Row 0", to: "Row 1") }
  }

  @Test func `rows are moved and dropped on alike`() async throws {
    struct Both: View {
      @State private var items = ["Milk", "Tea", "Oil"]

      var body: some View {
        VStack {
          Text(verbatim: "have: \(items.joined(separator: " "))")
          List {
            ForEach(items, id: \.self) { Text(verbatim: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
              .dropDestination(for: String.self) { items.insert(contentsOf: $0, at: $1) }
          }
        }
      }
    }
    let screen = Screen(Both())
    try screen.drag(.row("Milk"), to: .row("Oil"))
    #expect(screen.exists("have: Tea Oil Milk"))
    try screen.drop("Salt", on: .row("Tea"))
    await screen.settle()
    #expect(screen.exists("have: Tea Salt Oil Milk"))
  }
}
