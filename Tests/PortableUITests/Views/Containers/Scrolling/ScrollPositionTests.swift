import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ScrollPositionTests {
  /// Rows of 40 points in an area of 400.
  struct Rows: View {
    var isLazy = true
    @State var position = ScrollPosition(idType: Int.self)
    @State private var count = 1000
    var animation: Animation?

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("To 500") { go { $0.scrollTo(id: 500, anchor: .top) } }
          Button("To the end") { go { $0.scrollTo(edge: .bottom) } }
          Button("To 100") { go { $0.scrollTo(y: 100) } }
          Button("Add") { count += 1 }
          Text(verbatim: words)
        }
        .frame(height: 36)
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition($position)
      }
    }

    private var rows: some View {
      ForEach(0..<(isLazy ? count : 600), id: \.self) {
        Text(verbatim: "Row \($0)").frame(height: 40)
      }
    }

    private var words: String {
      let id = position.viewID(type: Int.self).map { "at \($0)" } ?? "nowhere"
      return position.isPositionedByUser ? "moved, \(id)" : id
    }

    private func go(_ change: (inout ScrollPosition) -> Void) {
      if let animation { withAnimation(animation) { change(&position) } } else { change(&position) }
    }
  }

  func screen(_ rows: Rows, animations: Screen.Animations = .off) -> Screen {
    Screen(rows, size: CGSize(width: 600, height: 436), animations: animations)
  }

  func rows(_ screen: Screen) -> [String] { screen.texts.filter { $0.hasPrefix("Row") } }

  @Test(arguments: [true, false]) func `it goes to a view, to an edge and to a point`(isLazy: Bool)
    throws
  {
    let screen = screen(Rows(isLazy: isLazy))
    #expect(screen.texts.contains("nowhere"))
    try screen.tap("To 500")
    #expect(rows(screen).first == "Row 500")
    #expect(screen.texts.contains("at 500"))
    try screen.tap("To the end")
    #expect(rows(screen).last == (isLazy ? "Row 999" : "Row 599"))
    #expect(screen.texts.contains("nowhere"))
    try screen.tap("To 100")
    #expect(try screen.frame(of: .text("Row 5")).midY == 36 + 5 * 40 + 20 - 100)
  }

  @Test(arguments: [true, false]) func `it says who is seen first once a person has moved it`(
    isLazy: Bool
  ) throws {
    let screen = screen(Rows(isLazy: isLazy))
    try screen.swipe(.up)
    #expect(rows(screen).first == "Row 8")
    #expect(screen.texts.contains("moved, at 8"))
    // Asked for something, it is where that is, and not where a person has moved it.
    try screen.tap("To 500")
    #expect(screen.texts.contains("at 500"))
  }

  @Test func `the same asked for again is done again`() throws {
    let screen = screen(Rows())
    try screen.tap("To the end")
    try screen.swipe(.down)
    #expect(rows(screen).last != "Row 999")
    try screen.tap("To the end")
    #expect(rows(screen).last == "Row 999")
  }

  @Test func `at an edge it stays until a person moves it`() throws {
    let screen = screen(Rows(position: ScrollPosition(idType: Int.self, edge: .bottom)))
    #expect(rows(screen).last == "Row 999")
    try screen.tap("Add")
    #expect(rows(screen).last == "Row 1000")
    try screen.swipe(.down)
    let last = rows(screen).last
    try screen.tap("Add")
    #expect(rows(screen).last == last)
  }

  @Test func `with an animation it moves there`() throws {
    let screen = screen(Rows(animation: .linear(duration: 1)), animations: .on)
    try screen.tap("To 500")
    #expect(rows(screen).first == "Row 0")
    screen.clock.advance(by: .milliseconds(500))
    let half = try #require(rows(screen).first.flatMap { Int($0.dropFirst(4)) })
    #expect((230...270).contains(half))
    screen.clock.advance(by: .seconds(1))
    #expect(rows(screen).first == "Row 500")
    #expect(!screen.graph.isFrameNeeded)
  }

  @Test func `scrolling where nothing else is seen first writes nothing`() throws {
    let screen = screen(Rows())
    try screen.swipe(.up)
    try screen.swipe(.down)
    let bodies = screen.bodyCount(of: Rows.self)
    try screen.swipe(.down)
    #expect(screen.bodyCount(of: Rows.self) == bodies)
  }

  /// The binding to an identity.
  struct Named: View {
    @State private var id: String?
    var anchor: UnitPoint?

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Choose 50") { id = "50" }
          Button("Choose none") { id = nil }
          Text(verbatim: id ?? "none")
        }
        .frame(height: 36)
        ScrollView {
          LazyVStack(spacing: 0) {
            Text("First").frame(height: 40).id("first")
            ForEach((0..<100).map(String.init), id: \.self) {
              Text(verbatim: "Row \($0)").frame(height: 40)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: anchor)
      }
    }
  }

  @Test func `an identity brings its view into sight, and follows a person`() throws {
    let screen = Screen(Named(anchor: .top), size: CGSize(width: 600, height: 436))
    #expect(screen.texts.contains("none"))
    try screen.tap("Choose 50")
    #expect(rows(screen).first == "Row 50")
    try screen.swipe(.up)
    #expect(rows(screen).first == "Row 58")
    try screen.tap("Choose none")
    #expect(rows(screen).first == "Row 58")
    try screen.tap("Choose 50")
    #expect(rows(screen).first == "Row 50")
    for _ in 0..<8 { try screen.swipe(.down) }
    #expect(screen.texts.contains("first"))
  }

  @Test func `a row is known by what was given to it, and by its element`() throws {
    struct Given: View {
      @State private var id: String?
      var body: some View {
        Text(verbatim: id ?? "none").frame(height: 36)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) {
              Text(verbatim: "Row \($0)").frame(height: 40).id("given \($0)").padding(.zero)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
    let screen = Screen(Given(), size: CGSize(width: 600, height: 444))
    try screen.swipe(.up)
    #expect(screen.texts.first == "given 8")
  }

  @Test func `positions are the same that are at the same place`() {
    var position = ScrollPosition(edge: .top)
    position.scrollTo(edge: .bottom)
    #expect(position == ScrollPosition(edge: .bottom))
    #expect(position.edge == .bottom)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
    position.scrollTo(x: 3, y: 4)
    #expect(position.point == CGPoint(x: 3, y: 4))
    position.scrollTo(y: 5)
    #expect(position.point == nil)
    #expect(position.y == 5)
    #expect(position.viewID == nil)
  }

  private struct Inbox: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var first = 0

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("To 500") { position.scrollTo(id: 500, anchor: .top) }
          Button("Receive") { first -= 10 }
        }
        .frame(height: 36)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(first..<600, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
      }
    }
  }

  @Test func `the same asked for again is done again where nobody has moved it`() throws {
    let screen = Screen(Inbox(), size: CGSize(width: 600, height: 436))
    try screen.tap("To 500")
    #expect(rows(screen).first == "Row 500")
    try screen.tap("Receive")
    let first = rows(screen).first
    try screen.tap("To 500")
    #expect(rows(screen).first == "Row 500", "it was at \(first ?? "nothing") before")
  }
}
