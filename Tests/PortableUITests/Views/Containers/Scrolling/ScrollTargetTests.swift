import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ScrollTargetTests {
  /// Cards of 120 points in an area of 300.
  struct Cards<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var isLazy = true
    var margin = 0.0

    var body: some View {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 0) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: 0) { cards }.scrollTargetLayout()
        }
      }
      .contentMargins(.horizontal, margin)
      .scrollTargetBehavior(behavior)
      .frame(width: 300, height: 100)
    }

    private var cards: some View {
      ForEach(0..<40, id: \.self) { Text(verbatim: "Card \($0)").frame(width: 120, height: 90) }
    }
  }

  func screen(_ view: some View, animations: Screen.Animations = .off) -> Screen {
    Screen(view, size: CGSize(width: 300, height: 100), animations: animations)
  }

  /// Moves it as a person does, by so much, and lets go.
  func drag(_ screen: Screen, by way: Double) throws {
    let area = try #require(screen.graph.rootElement.firstScrollArea)
    guard case .scroll(let content) = area.content else { return }
    area.receive(.scroll(to: content.offset + Point(x: way, y: 0)))
    screen.graph.runFrame()
    area.receive(.scrollEnd)
    screen.graph.runFrame()
  }

  func start(_ screen: Screen, _ card: Int) throws -> Double {
    try screen.frame(of: .text("Card \(card)")).midX - 60
  }

  @Test(arguments: [true, false]) func `it comes to rest where a view begins`(isLazy: Bool) throws {
    let screen = screen(Cards(behavior: .viewAligned, isLazy: isLazy))
    try drag(screen, by: 230)
    #expect(try start(screen, 2) == 0)
    // Hardly begun: back to where it was.
    try drag(screen, by: 8)
    #expect(try start(screen, 2) == 0)
    // Begun: on to the next one.
    try drag(screen, by: 30)
    #expect(try start(screen, 3) == 0)
    try drag(screen, by: -30)
    #expect(try start(screen, 2) == 0)
    try drag(screen, by: 10_000)
    #expect(try start(screen, 39) == 180)
  }

  @Test func `one at a time`() throws {
    let screen = screen(Cards(behavior: .viewAligned(limitBehavior: .alwaysByOne)))
    try drag(screen, by: 230)
    #expect(try start(screen, 1) == 0)
    try drag(screen, by: 900)
    #expect(try start(screen, 2) == 0)
  }

  @Test func `as many at a time as are seen`() throws {
    let screen = screen(Cards(behavior: .viewAligned(limitBehavior: .always)))
    try drag(screen, by: 1000)
    #expect(try start(screen, 2) == 0)
  }

  @Test func `views begin where the content keeps from the edge`() throws {
    let screen = screen(Cards(behavior: .viewAligned, margin: 20))
    try drag(screen, by: 230)
    #expect(try start(screen, 2) == 20)
  }

  @Test func `pages are as large as the area`() throws {
    let screen = screen(Cards(behavior: .paging))
    try drag(screen, by: 60)
    #expect(try start(screen, 2) == -60)
    try drag(screen, by: 20)
    #expect(try start(screen, 2) == -60)
    try drag(screen, by: 580)
    #expect(try start(screen, 7) == -60)
    try drag(screen, by: -10_000)
    #expect(try start(screen, 0) == 0)
  }

  struct Middle: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (context.contentSize.width - context.containerSize.width) / 2
      if context.isEnabled { target.rect.origin.x += 1 }
    }
  }

  @Test func `one of an app's own decides`() throws {
    let screen = screen(Cards(behavior: AnyScrollTargetBehavior(Middle())))
    try drag(screen, by: 60)
    #expect(try start(screen, 20) == 149)
  }

  struct Phases: View {
    @State private var phases = "idle"

    var body: some View {
      VStack(spacing: 0) {
        Cards(behavior: .viewAligned)
          .onScrollPhaseChange { old, new, context in
            phases += ", \(new) at \(Int(context.geometry.contentOffset.x))"
          }
        Text(phases)
      }
    }
  }

  @Test func `without animations it is at rest where it comes to rest`() throws {
    let screen = Screen(Phases(), size: CGSize(width: 300, height: 200))
    try drag(screen, by: 100)
    #expect(screen.texts.last == "idle, interacting at 100, idle at 120")
  }

  @Test func `it says who moves it`() throws {
    let screen = Screen(Phases(), size: CGSize(width: 300, height: 200), animations: .on)
    try drag(screen, by: 100)
    screen.clock.advance(by: .seconds(2))
    #expect(
      screen.texts.last == "idle, interacting at 100, animating at 100, idle at 120")
    #expect(!screen.graph.isFrameNeeded)
  }

  struct Seen: View {
    @State private var ids: [Int] = []
    @State private var isLastSeen = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
        Text("Last").frame(height: 100).onScrollVisibilityChange { isLastSeen = $0 }
      }
      .frame(height: 120)
      .onScrollTargetVisibilityChange(idType: Int.self) { ids = $0 }
      Text(verbatim: "\(ids) \(isLastSeen)")
    }
  }

  @Test func `it says what is seen`() throws {
    let screen = Screen(Seen(), size: CGSize(width: 300, height: 300))
    #expect(screen.texts.last == "[0, 1] false")
    try screen.swipe(.up)
    #expect(screen.texts.last == "[2, 3] false")
    for _ in 0..<9 { try screen.swipe(.up) }
    #expect(screen.texts.last == "[] true")
  }

  struct Geometry: View {
    @State private var told: [String] = []

    var body: some View {
      ScrollView { Color.red.frame(height: 900) }
        .frame(height: 100)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.visibleRect.minY / 100)
        } action: {
          told.append("\($0) to \($1)")
        }
      Text(verbatim: told.joined(separator: ", "))
    }
  }

  @Test func `geometry is told when what is made of it is another value`() throws {
    let screen = Screen(Geometry(), size: CGSize(width: 300, height: 300))
    #expect(screen.texts.last == "0 to 0")
    try screen.swipe(.up)
    #expect(screen.texts.last == "0 to 0")
    try screen.swipe(.up)
    #expect(screen.texts.last == "0 to 0, 0 to 1")
  }
}

extension Element {
  @MainActor fileprivate var firstScrollArea: Element? {
    if case .scroll = content { return self }
    return children.lazy.compactMap(\.firstScrollArea).first
  }
}
