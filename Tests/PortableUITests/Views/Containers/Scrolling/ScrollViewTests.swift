import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ScrollViewTests {
  /// Rows of 25 points, one of which a person may press.
  struct Rows: View {
    var axes = Axis.Set.vertical
    var count = 50
    @State private var pressed = "nothing"

    var body: some View {
      ScrollView(axes) {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Button(String("Row \(row)")) { pressed = "row \(row)" }
              .buttonStyle(.plain).frame(width: 300, height: 25)
          }
        }
      }
      .frame(width: 200, height: 125)
      Text(verbatim: pressed)
    }
  }

  func content(_ inspector: Inspector) -> ScrollContent? { inspector.only(\.scroll)?.content }

  @Test func `it takes the room along its axes, and is as wide as its content across them`() {
    let inspector = Inspector(
      ScrollView { Color.red.frame(width: 120, height: 2000) })
    let area = inspector.only(\.scroll)
    #expect(area?.element.frame.size == Size(width: 120, height: 844))
    #expect(area?.content.contentSize == Size(width: 120, height: 2000))
    #expect(area?.content.axes == .vertical)
  }

  @Test func `where nothing is offered it is as long as its content`() {
    let inspector = Inspector(
      ScrollView { Color.red.frame(width: 120, height: 70) }.fixedSize())
    #expect(inspector.only(\.scroll)?.element.frame.size == Size(width: 120, height: 70))
  }

  @Test func `several views in it stand one below the other`() {
    let inspector = Inspector(
      ScrollView {
        Color.red.frame(width: 10, height: 30)
        Color.red.frame(width: 10, height: 30)
      })
    #expect(content(inspector)?.contentSize == Size(width: 10, height: 68))
  }

  @Test func `a person moves it, and it stops at its ends`() throws {
    let screen = Screen(Rows())
    #expect(screen.texts == ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4", "nothing"])
    try screen.swipe(.up)
    #expect(screen.texts == ["Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "nothing"])
    try screen.swipe(.down)
    try screen.swipe(.down)
    #expect(screen.texts.first == "Row 0")
    for _ in 0..<30 { try screen.swipe(.up, over: .scrollArea) }
    #expect(screen.texts == ["Row 45", "Row 46", "Row 47", "Row 48", "Row 49", "nothing"])
  }

  @Test func `moving it asks for no body, measures nothing and tells the backend one thing`() throws
  {
    let screen = Screen(Rows())
    let before = screen.counts
    try screen.swipe(.up)
    let spent = screen.counts - before
    #expect((spent.bodies, spent.measures, spent.nodesMade) == (0, 0, 0))
    #expect(spent.mutations == 1)
  }

  @Test func `what is out of sight is not tapped before it is scrolled to`() throws {
    let screen = Screen(Rows())
    let error = #expect(throws: ScreenError.self) { try screen.tap("Row 20") }
    #expect(error?.description.contains("its middle cannot be seen") == true)
    #expect(error?.description.contains("scroll(to: \"Row 20\")") == true)
    try screen.scroll(to: "Row 20")
    try screen.tap("Row 20")
    #expect(screen.texts.last == "row 20")
    #expect(screen.texts.contains("Row 16"))
    #expect(!screen.exists("Row 15"))
  }

  @Test func `where it is stays, whatever changes inside and around`() throws {
    struct Changing: View {
      @State private var count = 40
      var body: some View {
        Button("Fewer") { count -= 10 }
        Button("More") { count += 10 }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 25) }
          }
        }
        .frame(height: 100)
      }
    }
    let screen = Screen(Changing())
    try screen.scroll(to: "Row 30")
    let seen = screen.texts
    try screen.tap("More")
    #expect(screen.texts == seen)
    // What it showed is gone: it is as far as it can be.
    try screen.tap("Fewer")
    try screen.tap("Fewer")
    #expect(screen.texts.suffix(4) == ["Row 26", "Row 27", "Row 28", "Row 29"])
  }

  @Test func `both axes move, one that it does not have does not`() throws {
    let both = Screen(Rows(axes: [.horizontal, .vertical]))
    let before = try both.frame(of: .button("Row 0")).minX
    try both.swipe(.left)
    #expect(try both.frame(of: .button("Row 0")).minX == before - 100)
    let one = Screen(Rows())
    let error = #expect(throws: ScreenError.self) { try one.swipe(.left) }
    #expect(error?.description.contains("nothing on the screen can be moved that way") == true)
  }

  @Test func `one that is disabled is moved by no person`() throws {
    let inspector = Inspector(Rows().scrollDisabled(true))
    #expect(content(inspector)?.axes == [])
    #expect(throws: ScreenError.self) { try inspector.screen.swipe(.up) }
    let error = #expect(throws: ScreenError.self) { try inspector.screen.scroll(to: "Row 20") }
    #expect(error?.description.contains("no scrolling brings it into sight") == true)
  }

  @Test func `what it is moved along, and whether, may change while it is there`() throws {
    struct Changing: View {
      @State private var axes = Axis.Set.vertical
      @State private var isDisabled = false
      @State private var isBare = false
      var body: some View {
        Button("Across") { axes = .horizontal }
        Button("Hold") { isDisabled.toggle() }
        Button("Bare") { isBare.toggle() }
        ScrollView(axes) { Color.red.frame(width: 1000, height: 1000) }
          .scrollDisabled(isDisabled).scrollIndicators(isBare ? .hidden : .automatic)
      }
    }
    let inspector = Inspector(Changing())
    let area = inspector.only(\.scroll)?.element
    inspector.send(.scroll(to: Point(x: 0, y: 50)), to: area)
    #expect(content(inspector)?.offset == Point(x: 0, y: 50))
    try inspector.screen.tap("Hold")
    #expect(content(inspector)?.axes == [])
    try inspector.screen.tap("Hold")
    #expect(content(inspector)?.axes == .vertical)
    try inspector.screen.tap("Bare")
    #expect(content(inspector)?.indicators == [])
    #expect(content(inspector)?.offset == Point(x: 0, y: 50))
    try inspector.screen.tap("Across")
    inspector.send(.scroll(to: Point(x: 60, y: 70)), to: area)
    #expect(content(inspector)?.axes == .horizontal)
    #expect(content(inspector)?.offset == Point(x: 60, y: 0))
  }

  @Test func `bars are hidden by the view itself, and by what is around it`() {
    let plain = ScrollView([.horizontal, .vertical]) { Text("A") }
    #expect(content(Inspector(plain))?.indicators == [.horizontal, .vertical])
    #expect(content(Inspector(plain.scrollIndicators(.hidden)))?.indicators == [])
    #expect(
      content(Inspector(plain.scrollIndicators(.never, axes: .vertical)))?.indicators == .horizontal
    )
    let hidden = ScrollView(.vertical, showsIndicators: false) { Text("A") }
    #expect(content(Inspector(hidden))?.indicators == [])
    #expect(
      content(Inspector(plain.scrollIndicators(.visible).scrollIndicators(.hidden)))?.indicators
        == [.horizontal, .vertical])
  }

  @Test func `places inside are told as they are seen`() throws {
    let inspector = Inspector(
      ScrollView {
        GeometryReader { room in
          Text(
            verbatim:
              "\(Int(room.frame(in: .global).minY)) \(Int(room.frame(in: .named("s")).minY))")
        }
        .frame(width: 100, height: 2000)
      }
      .coordinateSpace(name: "s").padding(.top, 44))
    #expect(inspector.texts == ["44 0"])
    inspector.send(.scroll(to: Point(x: 0, y: 300)), to: inspector.only(\.scroll)?.element)
    #expect(inspector.texts == ["-256 -300"])
  }

  @Test func `the keyboard brings what it moves to into sight`() throws {
    struct Form: View {
      @FocusState private var isThere: Bool
      var body: some View {
        Button("Write") { isThere = true }
        ScrollView {
          Color.red.frame(width: 100, height: 700)
          TextField("Note", text: .constant("")).focused($isThere)
        }
        .frame(height: 200)
      }
    }
    let screen = Screen(Form())
    #expect(!screen.exists(.textField("Note")))
    try screen.tap("Write")
    #expect(screen.exists(.textField("Note")))
    #expect(screen.focused == "Note")
  }

  @Test func `one in another moves by itself, and what needs both is brought into sight by both`()
    throws
  {
    let screen = Screen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { column in
                  Text(verbatim: "\(row):\(column)").frame(width: 100, height: 100)
                }
              }
            }
          }
        }
      }, size: CGSize(width: 300, height: 300))
    #expect(screen.texts.count == 9)
    try screen.swipe(.left, over: "1:1")
    #expect(screen.texts.filter { $0.hasPrefix("1:") } == ["1:2", "1:3", "1:4", "1:5"])
    #expect(screen.texts.contains("0:0"))
    try screen.scroll(to: "9:9")
    #expect(screen.exists("9:9"))
  }
}
