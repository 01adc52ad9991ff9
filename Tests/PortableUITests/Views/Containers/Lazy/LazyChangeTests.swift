import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Lazy containers that become others while they are there.
@MainActor
struct LazyChangeTests {
  private func area(_ screen: Screen) throws -> Element {
    try #require(screen.graph.rootElement.first(\.scroll))
  }

  @Test func `another spacing or alignment lays the rows out anew`() throws {
    struct Rows: View {
      @State private var isLoose = false
      var body: some View {
        ScrollView {
          LazyVStack(alignment: isLoose ? .trailing : .leading, spacing: isLoose ? 30 : 0) {
            ForEach(0..<100, id: \.self) { row in
              Button(String("Row \(row)")) { isLoose.toggle() }.buttonStyle(.plain)
                .frame(width: 100, height: 40)
            }
          }
        }
      }
    }
    let screen = Screen(Rows(), size: CGSize(width: 300, height: 400))
    let tight = try screen.frame(of: .button("Row 1"))
    #expect((tight.midX, tight.midY) == (50, 60))
    try screen.tap("Row 0")
    let loose = try screen.frame(of: .button("Row 1"))
    #expect((loose.midX, loose.midY) == (250, 90))
    #expect(try area(screen).content.scroll?.contentSize.height == 100 * 70 - 30)
  }

  @Test func `other columns arrange the cells anew`() throws {
    struct Cells: View {
      @State private var count = 2
      var body: some View {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(60), spacing: 0), count: count)) {
            ForEach(0..<120, id: \.self) { cell in
              Button(String("Cell \(cell)")) { count += 1 }.buttonStyle(.plain)
                .frame(width: 60, height: 42)
            }
          }
        }
      }
    }
    let screen = Screen(Cells(), size: CGSize(width: 300, height: 400))
    #expect(try area(screen).content.scroll?.contentSize.height == 60 * 50 - 8)
    try screen.tap("Cell 0")
    #expect(try area(screen).content.scroll?.contentSize.height == 40 * 50 - 8)
    let (first, third) = (
      try screen.frame(of: .button("Cell 0")), try screen.frame(of: .button("Cell 2"))
    )
    #expect((first.midX, third.midX) == (90, 210))
    #expect(first.midY == third.midY)
  }

  @Test func `an element with another identity has another row`() throws {
    struct Item: Identifiable {
      var id: Int
      let name: String
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button(String("\(name): \(count)")) { count += 1 } }
    }
    struct Items: View {
      @State private var items = (0..<50).map { Item(id: $0, name: "Item \($0)") }
      var body: some View {
        Button("Rename") { items[1].id = 100 }
        ScrollView { LazyVStack { ForEach(items) { Counter(name: $0.name) } } }
      }
    }
    let screen = Screen(Items())
    try screen.tap("Item 0: 0")
    try screen.tap("Item 1: 0")
    try screen.tap("Rename")
    #expect(screen.texts.prefix(4) == ["Rename", "Item 0: 1", "Item 1: 0", "Item 2: 0"])
  }

  @Test func `lists with headings, some of them empty, share one stack`() throws {
    struct Lists: View {
      @State private var new: [Int] = []
      var body: some View {
        ScrollViewReader { proxy in
          HStack {
            Button("Far") { proxy.scrollTo(350, anchor: .top) }
            Button("Letters") { proxy.scrollTo("letters", anchor: .top) }
            Button("Add") { new = [1000, 1001] }
          }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(new, id: \.self) { Line(words: "New \($0)") }
              Line(words: "Numbers")
              ForEach(0..<200, id: \.self) { Line(words: "Number \($0)") }
              ForEach(new, id: \.self) { Line(words: "Again \($0)") }
              Line(words: "Letters").id("letters")
              ForEach(200..<400, id: \.self) { Line(words: "Letter \($0)") }
            }
          }
        }
      }
    }
    struct Line: View {
      let words: String
      var body: some View { Text(verbatim: words).frame(height: 40) }
    }
    let screen = Screen(Lists(), size: CGSize(width: 300, height: 400))
    #expect(screen.texts.dropFirst(3).prefix(2) == ["Numbers", "Number 0"])
    try screen.tap("Far")
    #expect(screen.texts.dropFirst(3).prefix(2) == ["Letter 350", "Letter 351"])
    try screen.tap("Letters")
    #expect(screen.texts.dropFirst(3).prefix(2) == ["Letters", "Letter 200"])
    try screen.tap("Add")
    for _ in 0..<40 { try screen.swipe(.down) }
    #expect(screen.texts.dropFirst(3).prefix(4) == ["New 1000", "New 1001", "Numbers", "Number 0"])
    try screen.tap("Letters")
    #expect(screen.texts.dropFirst(3).first == "Letters")
    try screen.swipe(.down)
    #expect(screen.texts.contains("Again 1001"))
  }

  @Test func `what moves by itself is told as a shift, and as no more`() throws {
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2000, id: \.self) { row in
            Text(verbatim: "Row \(row)").frame(height: row % 7 == 0 ? 90 : 30)
          }
        }
      }, size: CGSize(width: 300, height: 400))
    let area = try area(screen)
    area.receive(.scroll(to: Point(x: 0, y: 40_000)))
    screen.graph.runFrame()
    var hasShifted = false
    for _ in 0..<100 {
      let before = try #require(area.content.scroll)
      area.receive(.scroll(to: Point(x: 0, y: before.offset.y - 47)))
      screen.graph.runFrame()
      let after = try #require(area.content.scroll)
      let byItself = after.offset.y - before.offset.y + 47
      #expect(abs(after.shift.y - before.shift.y - byItself) < 0.01)
      if abs(byItself) > 1 { hasShifted = true }
    }
    #expect(hasShifted)
  }
}
