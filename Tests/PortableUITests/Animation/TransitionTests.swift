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

  private func advance(_ stage: Stage, by seconds: Double) {
    stage.screen.clock.advance(by: .seconds(seconds))
  }

  private func fill(_ stage: Stage) -> (element: Element, color: Color)? {
    stage.only(\.fill).map { ($0.element, $0.content) }
  }

  @Test func `a view fades in and out where nothing else is said`() throws {
    let stage = Stage(Panel(), animations: .on)
    try stage.screen.tap("Toggle")
    #expect(fill(stage)?.element.passage.opacity == 0)
    #expect(!stage.screen.exists("Count 0"))
    advance(stage, by: 0.25)
    #expect(fill(stage)?.element.passage.opacity == 0.25)
    advance(stage, by: 0.75)
    #expect(fill(stage)?.element.passage == Passage())
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.75)
    #expect(fill(stage)?.element.passage.opacity == 0.25)
    advance(stage, by: 0.25)
    #expect(fill(stage) == nil)
    #expect(stage.screen.clock.pendingCount == 0)
  }

  @Test func `what is beside moves out of the way and back`() throws {
    let stage = Stage(Panel(), animations: .on)
    let top = stage.text("below")!.frame.minY
    try stage.screen.tap("Toggle")
    advance(stage, by: 1)
    let low = stage.text("below")!.frame.minY
    #expect(low > top)
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.5)
    #expect(abs(stage.text("below")!.frame.minY - (top + low) / 2) < 0.01)
  }

  @Test func `without an animation, or where they are off, views come and go at once`() throws {
    for (animation, animations) in [(nil, Screen.Animations.on), (Animation.linear, .off)] {
      let stage = Stage(Panel(transition: .scale, animation: animation), animations: animations)
      try stage.screen.tap("Toggle")
      #expect(fill(stage)?.element.passage == Passage())
      try stage.screen.tap("Toggle")
      #expect(fill(stage) == nil)
    }
  }

  @Test func `what is leaving takes no taps, has no state and gives the keyboard back`() throws {
    let stage = Stage(Panel(), animations: .on)
    try stage.screen.tap("Toggle")
    advance(stage, by: 1)
    try stage.screen.tap("Count 0")
    try stage.screen.tap("Name")
    #expect(stage.screen.focused == "Name")
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.5)
    #expect(stage.screen.exists("Count 1"))
    #expect(stage.screen.focused == nil)
    let error = #expect(throws: ScreenError.self) { try stage.screen.tap("Count 1") }
    #expect(error?.description.contains("it is on its way out") == true)
    #expect(stage.screen.tree.contains("leaving"))
    advance(stage, by: 0.5)
    try stage.screen.tap("Toggle")
    advance(stage, by: 1)
    #expect(stage.screen.exists("Count 0"))
  }

  @Test func `a view that comes back while it leaves turns round`() throws {
    let stage = Stage(Panel(transition: .move(edge: .leading)), animations: .on)
    try stage.screen.tap("Toggle")
    advance(stage, by: 1)
    let there = fill(stage)!.element.frame.minX
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.3)
    #expect(abs(fill(stage)!.element.frame.minX - (there - 30)) < 0.01)
    try stage.screen.tap("Toggle")
    #expect(abs(fill(stage)!.element.frame.minX - (there - 30)) < 0.01)
    advance(stage, by: 0.5)
    #expect(abs(fill(stage)!.element.frame.minX - (there - 15)) < 0.01)
    advance(stage, by: 0.5)
    #expect(fill(stage)?.element.frame.minX == there)
  }

  @Test func `moving goes over an edge, sliding on over the other`() throws {
    func places(_ transition: AnyTransition) throws -> [Point] {
      let stage = Stage(Panel(transition: transition), animations: .on)
      try stage.screen.tap("Toggle")
      let start = fill(stage)!.element.frame.origin
      advance(stage, by: 1)
      let there = fill(stage)!.element.frame
      try stage.screen.tap("Toggle")
      advance(stage, by: 0.9999)
      let end = fill(stage)!.element.frame.origin
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
    let stage = Stage(Panel(transition: .scale(scale: 0.5, anchor: .topLeading)), animations: .on)
    try stage.screen.tap("Toggle")
    let corner = try stage.screen.frame(of: "Count 0")
    let bar = stage.screen.tree
    advance(stage, by: 1)
    let full = try stage.screen.frame(of: "Count 0")
    #expect(abs(corner.width - full.width / 2) < 0.01)
    #expect(abs(corner.minX - full.minX / 2) < 0.01)
    #expect(bar != stage.screen.tree)
  }

  @Test func `what goes shrinks towards the point it grew from`() throws {
    let stage = Stage(Panel(transition: .scale(scale: 0.5, anchor: .topLeading)), animations: .on)
    func look() throws -> LayerContent.Scale { try #require(fill(stage)?.element.passage.scale) }
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.5)
    let growing = try look()
    advance(stage, by: 0.5)
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.5)
    #expect(try look() == growing)
  }

  @Test func `ways are put together, and taken apart`() throws {
    let both = AnyTransition.opacity.combined(with: .offset(x: 40))
    let stage = Stage(
      Panel(transition: .asymmetric(insertion: both, removal: .identity)), animations: .on)
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.5)
    #expect(fill(stage)?.element.passage.opacity == 0.5)
    let x = fill(stage)!.element.frame.minX
    advance(stage, by: 0.5)
    #expect(x - fill(stage)!.element.frame.minX == 20)
    try stage.screen.tap("Toggle")
    #expect(fill(stage) == nil)
  }

  @Test func `a transition may have an animation of its own`() throws {
    let timed = AnyTransition.opacity.animation(.linear(duration: 2))
    for animation in [nil, Animation.linear(duration: 1)] {
      let stage = Stage(Panel(transition: timed, animation: animation), animations: .on)
      try stage.screen.tap("Toggle")
      advance(stage, by: 0.5)
      #expect(fill(stage)?.element.passage.opacity == 0.25)
    }
  }

  @Test func `what is leaving goes with what it is in`() throws {
    let stage = Stage(Panel(), animations: .on)
    try stage.screen.tap("Toggle")
    advance(stage, by: 1)
    try stage.screen.tap("Toggle")
    advance(stage, by: 0.5)
    try stage.screen.tap("Leave")
    #expect(stage.elements.isEmpty)
    #expect(stage.screen.clock.pendingCount == 0)
    advance(stage, by: 1)
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
    let stage = Stage(Rows(), animations: .on)
    try stage.screen.tap("Change")
    #expect(stage.texts == ["row 4", "row 1", "row 2", "row 3", "Change"])
    advance(stage, by: 0.5)
    #expect(stage.text("row 2")?.passage.isLeaving == true)
    #expect(stage.text("row 1")?.passage.isLeaving == false)
    advance(stage, by: 0.5)
    #expect(stage.texts == ["row 4", "row 1", "row 3", "Change"])
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
    let stage = Stage(Group2(), animations: .on)
    try stage.screen.tap("Show")
    advance(stage, by: 0.5)
    let early = ["one", "other"].map { stage.frame(of: stage.text($0))!.minX }
    advance(stage, by: 0.5)
    let late = ["one", "other"].map { stage.frame(of: stage.text($0))!.minX }
    #expect(zip(early, late).map { $0 - $1 } == [25, 25])
    try stage.screen.tap("Show")
    advance(stage, by: 0.5)
    #expect(
      zip(["one", "other"], late).map { stage.frame(of: stage.text($0))!.minX - $1 } == [25, 25])
    advance(stage, by: 0.5)
    #expect(stage.texts == ["Show"])
  }

  @Test func `the first views of a screen are there at once`() {
    struct First: View {
      var body: some View {
        Text("first").transition(.scale.animation(.linear)).animation(.linear, value: 1)
      }
    }
    let stage = Stage(First(), animations: .on)
    #expect(stage.text("first")?.passage == Passage())
    #expect(stage.screen.clock.pendingCount == 0)
  }
}
