import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ListTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  private func rows(_ screen: Screen) -> [RowContent] {
    screen.graph.rootElement.all.compactMap { $0.content.layer?.row }
  }

  @Test func `views are rows of one box, as high as rows are`() throws {
    let screen = Screen(
      List {
        Text(verbatim: "First")
        Text(verbatim: "Second")
        Text(verbatim: "Third").frame(height: 100)
      }, size: CGSize(width: 300, height: 400))
    #expect(screen.texts == ["First", "Second", "Third"])
    #expect(try screen.frame(of: .row("First")) == CGRect(x: 12, y: 12, width: 276, height: 55))
    #expect(try screen.frame(of: .row("Second")) == CGRect(x: 12, y: 67, width: 276, height: 55))
    #expect(try screen.frame(of: .row("Third")).height == 112)
    #expect(try screen.frame(of: .text("Second")).minX == 24)
    #expect(rows(screen).map(\.hasRoundTop) == [true, false, false])
    #expect(rows(screen).map(\.hasRoundBottom) == [false, false, true])
    #expect(rows(screen).map { $0.separator != nil } == [true, true, false])
  }

  @Test func `sections are boxes between their headers and footers`() throws {
    let screen = Screen(
      List {
        Section("Fruit") {
          Text(verbatim: "Apple")
          Text(verbatim: "Pear")
        }
        Section {
          Text(verbatim: "Milk")
        } header: {
          Text(verbatim: "Dairy")
        } footer: {
          Text(verbatim: "Keep cool")
        }
        Text(verbatim: "Alone")
      })
    #expect(
      screen.texts == ["Fruit", "Apple", "Pear", "Dairy", "Milk", "Keep cool", "Alone"])
    #expect(rows(screen).map(\.hasRoundTop) == [true, false, true, true])
    #expect(rows(screen).map(\.hasRoundBottom) == [false, true, true, true])
    let (pear, dairy, milk) = (
      try screen.frame(of: .row("Pear")), try screen.frame(of: "Dairy"),
      try screen.frame(of: .row("Milk"))
    )
    #expect(dairy.minY == pear.maxY + 24)
    #expect(milk.minY == dairy.maxY + 6)
    #expect(try screen.frame(of: "Keep cool").minY == milk.maxY + 6)
  }

  @Test func `outside of a list a section is what is in it, in order`() throws {
    let screen = Screen(
      VStack(spacing: 0) {
        Section {
          Text(verbatim: "Content")
        } header: {
          Text(verbatim: "Header")
        } footer: {
          Text(verbatim: "Footer")
        }
      })
    #expect(screen.texts == ["Header", "Content", "Footer"])
    let header = try screen.frame(of: "Header")
    #expect(try screen.frame(of: "Content").minY == header.maxY)
  }

  @Test func `a person folds a section and unfolds it`() throws {
    struct Folding: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          Section("Fruit", isExpanded: $isExpanded) { Text(verbatim: "Apple") }
        }
      }
    }
    let screen = Screen(Folding())
    #expect(screen.texts == ["Fruit", "Apple"])
    #expect(try screen.value(of: .button("Fruit")) == "expanded")
    try screen.tap(.button("Fruit"))
    #expect(screen.texts == ["Fruit"])
    try screen.tap(.button("Fruit"))
    #expect(screen.texts == ["Fruit", "Apple"])
  }

  @Test func `elements, ranges and bindings have a row each`() throws {
    struct Names: View {
      @State private var names = [Name(id: 1, text: "Ada"), Name(id: 2, text: "Grace")]
      var body: some View {
        VStack {
          Text(verbatim: names.map(\.text).joined(separator: " and "))
          List($names) { $name in TextField("Name", text: $name.text) }
          List(0..<2) { Text(verbatim: "Number \($0)") }
          List(["a", "b"], id: \.self) { Text(verbatim: $0) }
          List([Item(id: 7)]) { Text(verbatim: $0.name) }
        }
      }
    }
    struct Name: Identifiable {
      let id: Int
      var text: String
    }
    let screen = Screen(Names())
    #expect(screen.texts == ["Ada and Grace", "Number 0", "Number 1", "a", "b", "Item 7"])
    try screen.type(" Lovelace", into: .textField("Name").at(0))
    #expect(screen.texts[0] == "Ada Lovelace and Grace")
  }

  @Test func `a hundred thousand rows make only what is seen`() throws {
    let screen = Screen(
      List(0..<100_000) { Text(verbatim: "Row \($0)") }, size: CGSize(width: 300, height: 400))
    #expect(screen.counts.nodesMade < 400)
    #expect(screen.texts.prefix(2) == ["Row 0", "Row 1"])
    try screen.swipe(.up)
    #expect(screen.texts.contains("Row 10"))
    #expect(rows(screen).count < 40)
    #expect(rows(screen).allSatisfy { !$0.hasRoundTop && !$0.hasRoundBottom } == false)
  }

  @Test func `a hundred thousand rows in one of several sections make only what is seen`() throws {
    struct Group: Identifiable {
      let id: Int
      let count: Int
    }
    let screen = Screen(
      List {
        ForEach([Group(id: 1, count: 2), Group(id: 2, count: 100_000)]) { group in
          Section {
            ForEach(0..<group.count, id: \.self) { Text(verbatim: "Row \(group.id).\($0)") }
          } header: {
            Text(verbatim: "Group \(group.id)")
          }
        }
      }, size: CGSize(width: 300, height: 400))
    #expect(screen.counts.nodesMade < 600)
    #expect(screen.texts.prefix(5) == ["Group 1", "Row 1.0", "Row 1.1", "Group 2", "Row 2.0"])
    #expect(rows(screen).prefix(4).map(\.hasRoundTop) == [true, false, true, false])
  }

  @Test func `one changed row asks for one body`() throws {
    struct Line: View {
      let text: String
      var body: some View { Text(verbatim: text) }
    }
    struct Lines: View {
      @State private var texts = (0..<1000).map { "Line \($0)" }
      var body: some View {
        Button("Change") { texts[2] = "Changed" }
        List {
          Section("Lines") {
            ForEach(texts.indices, id: \.self) { Line(text: texts[$0]) }
          }
        }
      }
    }
    let screen = Screen(Lines())
    let before = screen.bodyCount(of: Line.self)
    try screen.tap("Change")
    #expect(screen.texts.contains("Changed"))
    #expect(screen.bodyCount(of: Line.self) - before == 1)
  }

  @Test func `rows that come and go leave the box whole`() throws {
    struct Changing: View {
      @State private var items = [1, 2, 3]
      var body: some View {
        HStack {
          Button("First") { items.removeFirst() }
          Button("More") { items.append(9) }
        }
        List(items, id: \.self) { Text(verbatim: "Item \($0)") }
      }
    }
    let screen = Screen(Changing())
    try screen.tap("First")
    #expect(rows(screen).map(\.hasRoundTop) == [true, false])
    try screen.tap("More")
    #expect(rows(screen).map(\.hasRoundBottom) == [false, false, true])
    try screen.tap("First")
    try screen.tap("First")
    #expect(rows(screen).map(\.hasRoundTop) == [true])
    #expect(rows(screen).map(\.hasRoundBottom) == [true])
  }

  @Test func `an element of which nothing is seen does not count`() throws {
    let screen = Screen(
      List(0..<4) { number in
        if number % 3 != 0 { Text(verbatim: "Row \(number)") }
      })
    #expect(rows(screen).map(\.hasRoundTop) == [true, false])
    #expect(rows(screen).map(\.hasRoundBottom) == [false, true])
    #expect(try screen.frame(of: .row("Row 1")).minY == 12)
  }

  @Test func `a button that is a row is pressed anywhere in it`() throws {
    struct Buttons: View {
      @State private var log = "nothing"
      var body: some View {
        Text(verbatim: log)
        List {
          Button("Save") { log = "saved" }
          HStack {
            Button("One") { log = "one" }
            Button("Two") { log = "two" }
          }
        }
      }
    }
    let screen = Screen(Buttons())
    let row = try screen.frame(of: .row("Save"))
    try screen.tap(at: CGPoint(x: row.maxX - 4, y: row.maxY - 4))
    #expect(screen.texts[0] == "saved")
    #expect(try screen.frame(of: .button("Save")).width == row.width - 24)
    try screen.tap(.button("Two"))
    #expect(screen.texts[0] == "two")
    let pair = try screen.frame(of: .row("One"))
    #expect(throws: ScreenError.self) {
      try screen.tap(at: CGPoint(x: pair.maxX - 4, y: pair.midY))
    }
  }
}
