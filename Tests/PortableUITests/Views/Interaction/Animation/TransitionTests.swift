import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// How views come and go.
@MainActor struct TransitionTests {
  /// A panel that comes and goes, with something below it.
  private struct Panel: View {
    var transition: AnyTransition?
    var animation: Animation? = .linear(duration: 1)
    @State private var isShown = false
    @State private var isThere = true

    var body: some View {
      if isThere {
        VStack(alignment: .leading, spacing: 0) {
          if isShown {
            if let transition { panel.transition(transition) } else { panel }
          }
          Text("below")
          Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
          Button("Leave") { isThere = false }
        }
        .frame(width: 390, alignment: .leading)
      }
    }

    private var panel: some View { Counter() }
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var name = ""
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 20)
        Button("Count \(count)") { count += 1 }.buttonStyle(.plain)
        TextField("Name", text: $name)
      }
      .frame(width: 100)
    }
  }

  private func advance(_ inspector: Inspector, by seconds: Double) {
    inspector.screen.clock.advance(by: .seconds(seconds))
  }

  private func fill(_ inspector: Inspector) -> (element: Element, color: Color)? {
    inspector.only(\.fill).map { ($0.element, $0.content) }
  }

  @Test func `a view fades in and out where nothing else is said`() throws {
    let inspector = Inspector(Panel(), animations: .on)
    try inspector.screen.tap("Toggle")
    #expect(fill(inspector)?.element.transition.opacity == 0)
    #expect(!inspector.screen.exists("Count 0"))
    advance(inspector, by: 0.25)
    #expect(fill(inspector)?.element.transition.opacity == 0.25)
    advance(inspector, by: 0.75)
    #expect(fill(inspector)?.element.transition == TransitionState())
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.75)
    #expect(fill(inspector)?.element.transition.opacity == 0.25)
    advance(inspector, by: 0.25)
    #expect(fill(inspector) == nil)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `what is beside moves out of the way and back`() throws {
    let inspector = Inspector(Panel(), animations: .on)
    let top = inspector.text("below")!.frame.minY
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    let low = inspector.text("below")!.frame.minY
    #expect(low > top)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(abs(inspector.text("below")!.frame.minY - (top + low) / 2) < 0.01)
  }

  @Test func `without an animation, or where they are off, views come and go at once`() throws {
    for (animation, animations) in [(nil, Screen.Animations.on), (Animation.linear, .off)] {
      let inspector = Inspector(
        Panel(transition: .scale, animation: animation), animations: animations)
      try inspector.screen.tap("Toggle")
      #expect(fill(inspector)?.element.transition == TransitionState())
      try inspector.screen.tap("Toggle")
      #expect(fill(inspector) == nil)
    }
  }

  @Test func `what is leaving takes no taps, has no state and gives the keyboard back`() throws {
    let inspector = Inspector(Panel(), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    try inspector.screen.tap("Count 0")
    try inspector.screen.tap("Name")
    #expect(inspector.screen.focused == "Name")
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(inspector.screen.exists("Count 1"))
    #expect(inspector.screen.focused == nil)
    let error = #expect(throws: ScreenError.self) { try inspector.screen.tap("Count 1") }
    #expect(error?.description.contains("it is on its way out") == true)
    #expect(inspector.screen.tree.contains("leaving"))
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    #expect(inspector.screen.exists("Count 0"))
  }

  @Test func `a view that comes back while it leaves turns round`() throws {
    let inspector = Inspector(Panel(transition: .move(edge: .leading)), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    let there = fill(inspector)!.element.frame.minX
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.3)
    #expect(abs(fill(inspector)!.element.frame.minX - (there - 30)) < 0.01)
    try inspector.screen.tap("Toggle")
    #expect(abs(fill(inspector)!.element.frame.minX - (there - 30)) < 0.01)
    advance(inspector, by: 0.5)
    #expect(abs(fill(inspector)!.element.frame.minX - (there - 15)) < 0.01)
    advance(inspector, by: 0.5)
    #expect(fill(inspector)?.element.frame.minX == there)
  }

  @Test func `moving goes over an edge, sliding on over the other`() throws {
    func places(_ transition: AnyTransition) throws -> [Point] {
      let inspector = Inspector(Panel(transition: transition), animations: .on)
      try inspector.screen.tap("Toggle")
      let start = fill(inspector)!.element.frame.origin
      advance(inspector, by: 1)
      let there = fill(inspector)!.element.frame
      try inspector.screen.tap("Toggle")
      advance(inspector, by: 0.9999)
      let end = fill(inspector)!.element.frame.origin
      return [start, end].map {
        Point(x: ($0.x - there.minX).rounded(), y: ($0.y - there.minY).rounded())
      }
    }
    let height = 76.0
    #expect(
      try places(.move(edge: .leading)) == [Point(x: -100, y: 0), Point(x: -100, y: 0)])
    #expect(
      try places(.move(edge: .bottom)) == [Point(x: 0, y: height), Point(x: 0, y: height)])
    #expect(try places(.slide) == [Point(x: -100, y: 0), Point(x: 100, y: 0)])
    #expect(try places(.push(from: .top)) == [Point(x: 0, y: -height), Point(x: 0, y: height)])
    #expect(try places(.offset(x: 5, y: 7)) == [Point(x: 5, y: 7), Point(x: 5, y: 7)])
  }

  @Test func `a group is scaled as one`() throws {
    let inspector = Inspector(
      Panel(transition: .scale(scale: 0.5, anchor: .topLeading)), animations: .on)
    try inspector.screen.tap("Toggle")
    let corner = try inspector.screen.frame(of: "Count 0")
    let bar = inspector.screen.tree
    advance(inspector, by: 1)
    let full = try inspector.screen.frame(of: "Count 0")
    #expect(abs(corner.width - full.width / 2) < 0.01)
    #expect(abs(corner.minX - full.minX / 2) < 0.01)
    #expect(bar != inspector.screen.tree)
  }

  @Test func `what goes shrinks towards the point it grew from`() throws {
    let inspector = Inspector(
      Panel(transition: .scale(scale: 0.5, anchor: .topLeading)), animations: .on)
    func look() throws -> LayerContent.Scale {
      try #require(fill(inspector)?.element.transition.scale)
    }
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    let growing = try look()
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(try look() == growing)
  }

  @Test func `ways are put together, and taken apart`() throws {
    let both = AnyTransition.opacity.combined(with: .offset(x: 40))
    let inspector = Inspector(
      Panel(transition: .asymmetric(insertion: both, removal: .identity)), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(fill(inspector)?.element.transition.opacity == 0.5)
    let x = fill(inspector)!.element.frame.minX
    advance(inspector, by: 0.5)
    #expect(x - fill(inspector)!.element.frame.minX == 20)
    try inspector.screen.tap("Toggle")
    #expect(fill(inspector) == nil)
  }

  @Test func `a transition may have an animation of its own`() throws {
    let timed = AnyTransition.opacity.animation(.linear(duration: 2))
    for animation in [nil, Animation.linear(duration: 1)] {
      let inspector = Inspector(Panel(transition: timed, animation: animation), animations: .on)
      try inspector.screen.tap("Toggle")
      advance(inspector, by: 0.5)
      #expect(fill(inspector)?.element.transition.opacity == 0.25)
    }
  }

  @Test func `what is leaving goes with what it is in`() throws {
    let inspector = Inspector(Panel(), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Leave")
    #expect(inspector.elements.isEmpty)
    #expect(inspector.screen.clock.pendingCount == 0)
    advance(inspector, by: 1)
  }

  @Test func `rows come and go each by itself`() throws {
    struct Rows: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Text(verbatim: "row \(row)").transition(.move(edge: .trailing))
          }
          Button("Change") {
            withAnimation(.linear(duration: 1)) { rows = [4, 1, 3] }
          }
        }
      }
    }
    let inspector = Inspector(Rows(), animations: .on)
    try inspector.screen.tap("Change")
    #expect(inspector.texts == ["row 4", "row 1", "row 2", "row 3", "Change"])
    advance(inspector, by: 0.5)
    #expect(inspector.text("row 2")?.transition.isLeaving == true)
    #expect(inspector.text("row 1")?.transition.isLeaving == false)
    advance(inspector, by: 0.5)
    #expect(inspector.texts == ["row 4", "row 1", "row 3", "Change"])
  }

  @Test func `a transition holds through modifiers, and for each view of a group`() throws {
    struct Group2: View {
      @State private var isShown = false
      var body: some View {
        VStack(spacing: 0) {
          Group {
            if isShown {
              Text("one")
              Text("other").opacity(0.5)
            }
          }
          .transition(.offset(x: 50))
          .padding(4)
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
      }
    }
    let inspector = Inspector(Group2(), animations: .on)
    try inspector.screen.tap("Show")
    advance(inspector, by: 0.5)
    let early = ["one", "other"].map { inspector.frame(of: inspector.text($0))!.minX }
    advance(inspector, by: 0.5)
    let late = ["one", "other"].map { inspector.frame(of: inspector.text($0))!.minX }
    #expect(zip(early, late).map { $0 - $1 } == [25, 25])
    try inspector.screen.tap("Show")
    advance(inspector, by: 0.5)
    #expect(
      zip(["one", "other"], late).map { inspector.frame(of: inspector.text($0))!.minX - $1 } == [
        25, 25,
      ])
    advance(inspector, by: 0.5)
    #expect(inspector.texts == ["Show"])
  }

  @Test func `the first views of a screen are there at once`() {
    struct First: View {
      var body: some View {
        Text("first").transition(.scale.animation(.linear)).animation(.linear, value: 1)
      }
    }
    let inspector = Inspector(First(), animations: .on)
    #expect(inspector.text("first")?.transition == TransitionState())
    #expect(inspector.screen.clock.pendingCount == 0)
  }
}
