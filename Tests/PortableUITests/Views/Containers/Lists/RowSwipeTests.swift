import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows that are pushed aside by fingers.
@MainActor
struct RowSwipeTests {
  private struct Mail: View {
    var isFullAllowed = true
    @State private var log = "nothing"
    @State private var selection: Int?

    var body: some View {
      VStack {
        Text(verbatim: log)
        Text(verbatim: selection.map { "reads \($0)" } ?? "reads none")
        List(0..<3, id: \.self, selection: $selection) { number in
          Text(verbatim: "Mail \(number)")
            .swipeActions(allowsFullSwipe: isFullAllowed) {
              Button("Archive") { log = "archived \(number)" }
              Button("Forward") { log = "forwarded \(number)" }
            }
            .swipeActions(edge: .leading) {
              Button("Flag") { log = "flagged \(number)" }
            }
        }
      }
    }
  }

  private let size = CGSize(width: 400, height: 400)

  @Test func `a push shows the buttons at one end, and a press does what one says`() throws {
    let screen = Screen(Mail(), size: size)
    let before = try screen.frame(of: "Mail 1")
    try screen.swipe(.trailing, over: .row("Mail 1"))
    #expect(screen.exists(.button("Archive")) && screen.exists(.button("Forward")))
    #expect(!screen.exists(.button("Flag")))
    screen.clock.advance(by: .seconds(1))
    let (row, archive, forward) = (
      try screen.frame(of: .row("Mail 1")), try screen.frame(of: .button("Archive")),
      try screen.frame(of: .button("Forward"))
    )
    // The first is nearest to the edge, and what they uncover begins before them.
    #expect(archive.minX > forward.maxX && archive.maxX < row.maxX)
    let way = before.minX - (try screen.frame(of: "Mail 1")).minX
    #expect(abs(way - (row.maxX - forward.minX + 12)) < 1)
    try screen.tap(.button("Forward"))
    #expect(screen.texts.first == "forwarded 1")
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Forward")))
    #expect(try screen.frame(of: "Mail 1") == before)
  }

  @Test func `the other way shows the others, and the way back none`() throws {
    let screen = Screen(Mail(), size: size)
    let before = try screen.frame(of: "Mail 1")
    try screen.swipe(.right, over: "Mail 1")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists(.button("Flag")) && !screen.exists(.button("Archive")))
    #expect(try screen.frame(of: .button("Flag")).maxX < (try screen.frame(of: "Mail 1")).minX)
    try screen.swipe(.left, over: "Mail 1")
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Flag")))
    #expect(try screen.frame(of: "Mail 1") == before)
  }

  @Test func `over most of a row it does what the first button does`() throws {
    let screen = Screen(Mail(), size: size)
    try screen.swipe(.trailing, over: .row("Mail 2"), fully: true)
    #expect(screen.texts.first == "archived 2")
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")))
    try screen.swipe(.leading, over: .row("Mail 2"), fully: true)
    #expect(screen.texts.first == "flagged 2")
  }

  @Test func `where that is not wanted, a long push shows the buttons`() throws {
    let screen = Screen(Mail(isFullAllowed: false), size: size)
    #expect(throws: ScreenError.self) {
      try screen.swipe(.trailing, over: .row("Mail 0"), fully: true)
    }
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")) && screen.texts.first == "nothing")
    try screen.swipe(.trailing, over: .row("Mail 0"))
    #expect(screen.exists(.button("Archive")) && screen.texts.first == "nothing")
  }

  @Test func `a row beside one that is open takes its place`() throws {
    let screen = Screen(Mail(), size: size)
    try screen.swipe(.trailing, over: .row("Mail 0"))
    try screen.swipe(.leading, over: .row("Mail 1"))
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")) && screen.exists(.button("Flag")))
  }

  @Test func `a click beside the buttons puts them away and selects nothing`() throws {
    let screen = Screen(Mail(), size: size)
    try screen.swipe(.trailing, over: .row("Mail 0"))
    try screen.tap("Mail 1")
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")) && screen.texts.contains("reads none"))
    try screen.tap("Mail 1")
    #expect(screen.texts.contains("reads 1"))
  }

  @Test func `onDelete gives a push to the trailing edge, whole or in part`() throws {
    struct Groceries: View {
      @State private var items = ["Milk", "Eggs", "Tea"]
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          Button("Edit") { mode = .active }
          List {
            ForEach(items, id: \.self) { Text(verbatim: $0) }
              .onDelete { items.remove(atOffsets: $0) }
          }
          .environment(\.editMode, $mode)
        }
      }
    }
    let screen = Screen(Groceries(), size: size)
    try screen.swipe(.trailing, over: .row("Milk"))
    try screen.tap(.button("Delete"))
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists("Milk"))
    try screen.swipe(.trailing, over: .row("Tea"), fully: true)
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists("Tea") && screen.exists("Eggs"))
    // There is nothing at the other end, nor while rows are edited.
    #expect(throws: ScreenError.self) { try screen.swipe(.leading, over: .row("Eggs")) }
    try screen.swipe(.trailing, over: .row("Eggs"))
    try screen.tap("Edit")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("Eggs"))
    #expect(throws: ScreenError.self) { try screen.swipe(.trailing, over: .row("Eggs")) }
  }

  @Test func `where one reads from right to left the ends are the other way round`() throws {
    let screen = Screen(
      Mail().environment(\.layoutDirection, .rightToLeft), size: size)
    try screen.swipe(.trailing, over: .row("Mail 1"))
    screen.clock.advance(by: .seconds(1))
    let archive = try screen.frame(of: .button("Archive"))
    #expect(archive.midX < (try screen.frame(of: "Mail 1")).minX)
    try screen.swipe(.right, over: .row("Mail 2"))
    #expect(screen.exists(.button("Archive")) && !screen.exists(.button("Flag")))
  }

  @Test func `the pointer's button gives way to those of fingers, and stays away`() throws {
    let screen = Screen(Mail(), size: size)
    try screen.hover("Mail 1")
    #expect(screen.exists(.button("Actions")) && !screen.exists(.button("Archive")))
    try screen.swipe(.trailing, over: .row("Mail 1"))
    #expect(!screen.exists(.button("Actions")) && screen.exists(.button("Archive")))
    screen.stopHovering()
    #expect(screen.exists(.button("Archive")))
    try screen.hover(.row("Mail 1"))
    #expect(!screen.exists(.button("Actions")))
    try screen.hover("Mail 2")
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")))
    #expect(try screen.frame(of: .button("Actions")).midY == screen.frame(of: "Mail 2").midY)
  }

  @Test func `a scroll view in a row is moved before the row is`() throws {
    let screen = Screen(
      List(0..<2, id: \.self) { number in
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20, id: \.self) { Text(verbatim: "\(number).\($0)") } }
        }
        .swipeActions { Button("Archive") {} }
      }, size: size)
    try screen.swipe(.left, over: "0.0")
    #expect(!screen.exists(.button("Archive")))
    try screen.scroll(to: "0.19")
    try screen.swipe(.left, over: "0.19")
    // At its end the row has its turn.
    #expect(screen.exists(.button("Archive")))
  }

  @Test func `what is pushed and goes leaves nothing`() throws {
    struct Going: View {
      @State private var count = 3
      var body: some View {
        VStack {
          Button("Less") { count -= 1 }
          List(0..<count, id: \.self) { number in
            Text(verbatim: "Mail \(number)").swipeActions { Button("Archive") {} }
          }
        }
      }
    }
    let screen = Screen(Going(), size: size)
    try screen.swipe(.trailing, over: .row("Mail 2"))
    try screen.tap("Less")
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")))
    try screen.swipe(.trailing, over: .row("Mail 1"))
    #expect(screen.exists(.button("Archive")))
  }

  private struct LongMail: View {
    @State private var count = 40
    @State private var selection: Int?

    var body: some View {
      VStack {
        Button("Less") { count -= 2 }
        List(0..<count, id: \.self, selection: $selection) { number in
          Text(verbatim: "Mail \(number)").swipeActions { Button("Archive") {} }
        }
      }
    }
  }

  @Test func `a row that is open closes when a person scrolls the list`() throws {
    let screen = Screen(LongMail(), size: size)
    try screen.swipe(.trailing, over: .row("Mail 3"))
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists(.button("Archive")))
    try screen.swipe(.up)
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")))
    // The next one stays until the list is scrolled again.
    try screen.scroll(to: .row("Mail 20"))
    try screen.swipe(.trailing, over: .row("Mail 20"))
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists(.button("Archive")))
  }

  @Test func `keys that scroll the list close it, and others do not`() throws {
    let screen = Screen(LongMail(), size: size)
    try screen.select(.row("Mail 0"))
    try screen.swipe(.trailing, over: .row("Mail 3"))
    try screen.press(.downArrow)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.selectedRows == ["Mail 1"] && screen.exists(.button("Archive")))
    try screen.press(.pageDown)
    try screen.press(.pageDown)
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists(.button("Archive")))
  }

  @Test func `a list that moves because rows have gone closes none`() throws {
    let screen = Screen(LongMail(), size: size)
    try screen.scroll(to: .row("Mail 39"))
    try screen.swipe(.trailing, over: .row("Mail 36"))
    try screen.tap("Less")
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists("Mail 39") && screen.exists(.button("Archive")))
  }
}
