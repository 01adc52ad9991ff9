import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows that a person deletes and moves, and the buttons at their ends.
@MainActor
struct ListEditingTests {
  private struct Groceries: View {
    @State private var items = ["Milk", "Bread", "Eggs", "Tea"]
    @State private var selection: Set<String> = []

    var body: some View {
      VStack {
        Text(verbatim: items.joined(separator: " "))
        List(selection: $selection) {
          Section("To buy") {
            ForEach(items, id: \.self) { item in
              Text(verbatim: item)
                .deleteDisabled(item == "Tea")
                .moveDisabled(item == "Tea")
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
  }

  @Test func `a row is deleted, and others are not`() throws {
    let screen = Screen(Groceries())
    try screen.delete(.row("Bread"))
    #expect(screen.texts == ["Milk Eggs Tea", "To buy", "Milk", "Eggs", "Tea"])
    #expect(throws: ScreenError.self) { try screen.delete(.row("Tea")) }
    #expect(throws: ScreenError.self) { try screen.delete("To buy") }
  }

  @Test func `the delete key deletes what is selected`() throws {
    let screen = Screen(Groceries())
    try screen.select(.row("Milk"))
    try screen.select(.row("Tea"), modifiers: .shift)
    #expect(screen.selectedRows.count == 4)
    try screen.press(.deleteForward)
    #expect(screen.texts.first == "Tea")
  }

  @Test func `a collection behind a binding follows what is done to its rows`() throws {
    struct Named: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    struct Bound: View {
      @State private var items = ["Milk", "Bread", "Eggs", "Tea"].enumerated().map {
        Named(id: $0, name: $1)
      }
      @State private var selection: Set<Int> = []
      var actions: EditActions<[Named]>

      var body: some View {
        VStack {
          Text(verbatim: items.map(\.name).joined(separator: " "))
          List($items, editActions: actions, selection: $selection) { $item in
            Text(verbatim: item.name)
          }
        }
      }
    }
    let screen = Screen(Bound(actions: .all))
    try screen.drag(.row("Milk"), to: .row("Eggs"))
    #expect(screen.texts.first == "Bread Eggs Milk Tea")
    // Several at once, whichever they are.
    try screen.select(.row("Bread"))
    try screen.select(.row("Milk"), modifiers: .control)
    try screen.press(.delete)
    #expect(screen.texts.first == "Eggs Tea")
    let fixed = Screen(Bound(actions: .move))
    #expect(throws: ScreenError.self) { try fixed.delete(.row("Milk")) }
    try fixed.move(.row("Milk"), .down)
    #expect(fixed.texts.first == "Bread Milk Eggs Tea")
  }

  @Test func `a row is dragged to where another one is, all the way at once`() throws {
    let screen = Screen(Groceries())
    try screen.drag(.row("Milk"), to: .row("Eggs"))
    #expect(screen.texts.first == "Bread Eggs Milk Tea")
    try screen.drag(.row("Milk"), to: .row("Bread"))
    #expect(screen.texts.first == "Milk Bread Eggs Tea")
    // Where it is let go of at its own place nothing happens.
    try screen.drag(.row("Milk"), to: .row("Milk"))
    #expect(screen.texts.first == "Milk Bread Eggs Tea")
    #expect(throws: ScreenError.self) { try screen.drag(.row("Tea"), to: .row("Milk")) }
  }

  @Test func `a row is moved up and down, but not beyond the end`() throws {
    let screen = Screen(Groceries())
    try screen.move(.row("Eggs"), .up)
    #expect(screen.texts.first == "Milk Eggs Bread Tea")
    try screen.move(.row("Milk"), .down)
    #expect(screen.texts.first == "Eggs Milk Bread Tea")
    #expect(throws: ScreenError.self) { try screen.move(.row("Eggs"), .up) }
    #expect(throws: ScreenError.self) { try screen.move(.row("Tea"), .up) }
    try screen.select(.row("Milk"))
    try screen.press(.downArrow, modifiers: .option)
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.texts.first == "Eggs Bread Tea Milk")
    // There is nowhere to go from the ends.
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.texts.first == "Eggs Bread Tea Milk" && screen.selectedRows == ["Milk"])
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.texts.first == "Eggs Bread Milk Tea")
    try screen.select(.row("Eggs"))
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.texts.first == "Eggs Bread Milk Tea" && screen.selectedRows == ["Eggs"])
  }

  @Test func `a button at the end of a row opens a menu while the pointer is there`() throws {
    let screen = Screen(Groceries())
    #expect(!screen.exists(.button("Actions")))
    try screen.hover("Milk")
    let (row, button) = (
      try screen.frame(of: .row("Milk")), try screen.frame(of: .button("Actions"))
    )
    #expect(button.maxX == row.maxX - 6)
    #expect(button.midY == row.midY)
    try screen.hover("Eggs")
    #expect(try screen.frame(of: .button("Actions")).minY > row.maxY)
    try screen.tap(.button("Actions"))
    #expect(screen.menu == ["Delete"])
    try screen.choose("Delete")
    #expect(screen.texts.first == "Milk Bread Tea")
    #expect(!screen.exists(.button("Actions")))
  }

  @Test func `the menu stays where the pointer leaves its row, and the button as long`() throws {
    let screen = Screen(Groceries())
    try screen.hover("Milk")
    try screen.tap(.button("Actions"))
    screen.stopHovering()
    #expect(screen.menu == ["Delete"] && screen.exists(.button("Actions")))
    try screen.choose("Delete")
    #expect(screen.menu == nil && !screen.exists(.button("Actions")))
    #expect(screen.texts.first == "Bread Eggs Tea")
  }

  @Test func `a row makes room for the button, whether it is seen or not`() throws {
    struct Prices: View {
      @State private var prices = ["Milk": 1, "Eggs": 2]
      let isDeletable: Bool
      var body: some View {
        List {
          ForEach(prices.keys.sorted(), id: \.self) { name in
            LabeledContent(name) { Text(verbatim: "\(prices[name] ?? 0) euro") }
          }
          .onDelete(perform: isDeletable ? { _ in prices = [:] } : nil)
        }
      }
    }
    let screen = Screen(Prices(isDeletable: true))
    let price = try screen.frame(of: .text("1 euro"))
    try screen.hover(.row("Milk, 1 euro"))
    let button = try screen.frame(of: .button("Actions"))
    #expect(try screen.frame(of: .text("1 euro")) == price)
    #expect(price.maxX <= button.minX)
    // Where nothing can be done, the room is the content's.
    let other = Screen(Prices(isDeletable: false))
    #expect(try other.frame(of: .text("1 euro")).maxX > price.maxX)
  }

  @Test func `an app's own buttons are in the menu, those of the leading edge first`() throws {
    struct Mail: View {
      @State private var log = "nothing"
      var body: some View {
        VStack {
          Text(verbatim: log)
          List(0..<3, id: \.self) { number in
            Text(verbatim: "Mail \(number)")
              .swipeActions {
                Button("Archive") { log = "archived \(number)" }
                Button("Forward") { log = "forwarded \(number)" }
              }
              .swipeActions(edge: .leading) {
                Button("Read") { log = "read \(number)" }.tint(.blue)
                Button("Flag") { log = "flagged \(number)" }
              }
          }
        }
      }
    }
    let screen = Screen(Mail())
    try screen.hover("Mail 1")
    try screen.tap(.button("Actions"))
    #expect(screen.menu == ["Read", "Flag", "Archive", "Forward"])
    try screen.choose("Flag")
    #expect(screen.texts.first == "flagged 1")
    try screen.tap(.button("Actions"))
    try screen.choose("Archive")
    #expect(screen.texts.first == "archived 1")
  }

  @Test func `rows that are not seen are deleted by key, too`() throws {
    struct Numbers: View {
      @State private var numbers = Array(0..<10_000)
      @State private var selection: Int?
      var body: some View {
        VStack {
          Text(verbatim: "\(numbers.count), last \(numbers.last ?? -1)")
          List(selection: $selection) {
            ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0)") }
              .onDelete { numbers.remove(atOffsets: $0) }
          }
        }
      }
    }
    let screen = Screen(Numbers(), size: CGSize(width: 300, height: 400))
    try screen.select(.row("Row 0"))
    try screen.press(.end)
    try screen.press(.delete)
    #expect(screen.texts.first == "9999, last 9998")
    #expect(screen.counts.nodesMade < 2000)
  }
}
