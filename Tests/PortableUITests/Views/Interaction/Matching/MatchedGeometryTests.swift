import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct MatchedGeometryTests {
  /// Names of different sizes, of which one is marked by a view behind them.
  private struct Tabs: View {
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var names
    @State private var chosen = "One"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          button("One", width: 100, height: 40)
          button("Two", width: 60, height: 20)
        }
        .background {
          Color.red.accessibilityIdentifier("mark")
            .matchedGeometryEffect(
              id: chosen, in: names, properties: properties, anchor: anchor, isSource: false)
        }
      }
      .frame(width: 300, height: 100, alignment: .topLeading)
    }

    private func button(_ name: String, width: CGFloat, height: CGFloat) -> some View {
      Button(name) { withAnimation(.linear(duration: 1)) { chosen = name } }
        .buttonStyle(.plain)
        .frame(width: width, height: height)
        .matchedGeometryEffect(id: name, in: names)
    }
  }

  private func mark(_ screen: Screen) throws -> CGRect { try screen.frame(of: .identifier("mark")) }

  @Test func `a view stands where the source does, and moves to another one`() throws {
    let screen = Screen(Tabs(), size: CGSize(width: 300, height: 100), animations: .on)
    #expect(try mark(screen) == CGRect(x: 0, y: 0, width: 100, height: 40))
    try screen.tap("Two")
    screen.clock.advance(by: .seconds(0.5))
    #expect(try mark(screen) == CGRect(x: 55, y: 5, width: 80, height: 30))
    screen.clock.advance(by: .seconds(0.5))
    #expect(try mark(screen) == CGRect(x: 110, y: 10, width: 60, height: 20))
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `only what is asked for is taken over`() throws {
    let place = Screen(
      Tabs(properties: .position, anchor: .topLeading), size: CGSize(width: 300, height: 100))
    try place.tap("Two")
    // The room behind both names is 170 wide and 40 high.
    #expect(try mark(place) == CGRect(x: 110, y: 10, width: 170, height: 40))
    let size = Screen(Tabs(properties: .size), size: CGSize(width: 300, height: 100))
    try size.tap("Two")
    #expect(try mark(size) == CGRect(x: 55, y: 10, width: 60, height: 20))
  }

  /// One of two views of the same name, here or there.
  private struct Cards: View {
    @Namespace private var names
    @State private var isOpen = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOpen {
          VStack(spacing: 0) {
            Color.blue.accessibilityIdentifier("open")
            Color.green.frame(height: 20).accessibilityIdentifier("foot")
          }
          .matchedGeometryEffect(id: "card", in: names)
          .frame(width: 200, height: 120)
          .offset(x: 100, y: 80)
        } else {
          Color.red.accessibilityIdentifier("closed")
            .matchedGeometryEffect(id: "card", in: names)
            .frame(width: 40, height: 40)
        }
        Button("Turn") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          .offset(x: 0, y: 240)
      }
      .frame(width: 300, height: 300)
    }
  }

  @Test func `what comes begins where the other one was, and that one moves along`() throws {
    let screen = Screen(Cards(), size: CGSize(width: 300, height: 300), animations: .on)
    #expect(
      try screen.frame(of: .identifier("closed")) == CGRect(x: 0, y: 0, width: 40, height: 40))
    try screen.tap("Turn")
    #expect(try screen.frame(of: .identifier("open")) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(try screen.frame(of: .identifier("foot")) == CGRect(x: 0, y: 20, width: 40, height: 20))
    screen.clock.advance(by: .seconds(0.5))
    #expect(
      try screen.frame(of: .identifier("open")) == CGRect(x: 50, y: 40, width: 120, height: 60))
    // The one that goes is stretched around its middle.
    #expect(
      try screen.frame(of: .identifier("closed")) == CGRect(x: 50, y: 40, width: 120, height: 80))
    screen.clock.advance(by: .seconds(0.5))
    #expect(
      try screen.frame(of: .identifier("open")) == CGRect(x: 100, y: 80, width: 200, height: 100))
    #expect(!screen.exists(.identifier("closed")))
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `without an animation everything is at once where it belongs`() throws {
    let screen = Screen(Cards(), size: CGSize(width: 300, height: 300))
    try screen.tap("Turn")
    #expect(
      try screen.frame(of: .identifier("open")) == CGRect(x: 100, y: 80, width: 200, height: 100))
    #expect(!screen.exists(.identifier("closed")))
  }

  /// A follower of a source that goes and comes.
  private struct Fickle: View {
    @Namespace private var names
    @Namespace private var others
    @State private var isThere = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("mark")
          .matchedGeometryEffect(id: 1, in: names, isSource: false)
          .frame(width: 30, height: 30)
        Color.green.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: others)
        if isThere {
          Color.blue.frame(width: 50, height: 20).matchedGeometryEffect(id: 1, in: names)
        }
        Button("Turn") { isThere.toggle() }
      }
      .frame(width: 100, height: 150, alignment: .topLeading)
    }
  }

  @Test func `who has no source stays in its own place`() throws {
    let screen = Screen(Fickle(), size: CGSize(width: 100, height: 150))
    #expect(try mark(screen) == CGRect(x: 0, y: 40, width: 50, height: 20))
    try screen.tap("Turn")
    #expect(try mark(screen) == CGRect(x: 0, y: 0, width: 30, height: 30))
    try screen.tap("Turn")
    #expect(try mark(screen) == CGRect(x: 0, y: 40, width: 50, height: 20))
  }
}
