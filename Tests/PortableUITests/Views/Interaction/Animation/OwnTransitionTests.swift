import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// How views come and go by transitions that a program has written.
@MainActor
struct OwnTransitionTests {
  private func advance(_ inspector: Inspector, by seconds: Double) {
    inspector.screen.clock.advance(by: .seconds(seconds))
  }

  private func opacity(_ inspector: Inspector) -> Double? {
    inspector.contents.compactMap(\.layer).map(\.opacity).min()
  }

  private func fill(_ inspector: Inspector) -> Element? { inspector.only(\.fill)?.element }

  @Test func `what its modifiers do moves in and out, and nothing is left`() async throws {
    let inspector = Inspector(Panel(transition: AnyTransition(Fading())), animations: .on)
    try inspector.screen.tap("Toggle")
    #expect(opacity(inspector) == 0)
    let before = inspector.screen.bodyCount(of: Counter.self)
    advance(inspector, by: 0.25)
    #expect(opacity(inspector) == 0.25)
    advance(inspector, by: 0.75)
    #expect(opacity(inspector) == 1)
    #expect(inspector.screen.clock.pendingCount == 0)
    try inspector.screen.tap("Count 0")
    #expect(inspector.screen.exists("Count 1"))
    try inspector.screen.tap("Toggle")
    #expect(throws: (any Error).self) { try inspector.screen.tap("Count 1") }
    advance(inspector, by: 0.75)
    #expect(opacity(inspector) == 0.25)
    advance(inspector, by: 0.25)
    #expect(fill(inspector) == nil)
    #expect(inspector.screen.clock.pendingCount == 0)
    #expect(inspector.screen.bodyCount(of: Counter.self) == before + 1)
    await inspector.screen.close()
  }

  @Test func `its phases differ before and after, in offset, size, turn and blur`() throws {
    let inspector = Inspector(Panel(transition: AnyTransition(Tumbling())), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    func looks() -> (Double?, Double?, Double?, Double?) {
      let layers = inspector.contents.compactMap(\.layer)
      return (
        layers.compactMap(\.looks.rotation).first?.radians, layers.compactMap(\.scale).first?.x,
        layers.map(\.looks.blur).max(), inspector.frame(of: fill(inspector))?.minX
      )
    }
    #expect(looks() == (-0.5, 0.75, 2, -20))
    advance(inspector, by: 0.5)
    #expect(looks() == (0, 1, 0, 0))
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(looks() == (0.5, 0.75, 2, 20))
    advance(inspector, by: 0.5)
    #expect(fill(inspector) == nil)
  }

  @Test func `an outline that clips it moves`() throws {
    let inspector = Inspector(
      Panel(transition: .modifier(active: Iris(part: 0), identity: Iris(part: 1))),
      animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    let clip = inspector.contents.compactMap { $0.layer?.clip }.first
    #expect(clip?.path(in: Size(width: 100, height: 10)).boundingRect.width == 50)
  }

  @Test func `a view that comes back begins as it is still seen`() throws {
    let inspector = Inspector(Panel(transition: AnyTransition(Tumbling())), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Toggle")
    #expect(inspector.elements.filter { $0.content.fill != nil }.count == 1)
    let radians = inspector.contents.compactMap { $0.layer?.looks.rotation }.first?.radians
    #expect(radians == 0.5)
    #expect(inspector.frame(of: fill(inspector))?.minX == 20)
    advance(inspector, by: 1)
    #expect(inspector.frame(of: fill(inspector))?.minX == 0)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `in by one and out by another`() throws {
    let inspector = Inspector(
      Panel(
        transition: AnyTransition(
          AsymmetricTransition(insertion: Fading(), removal: .move(edge: .leading)))),
      animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(opacity(inspector) == 0.5)
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(opacity(inspector) == 1)
    #expect(inspector.frame(of: inspector.elements.first { $0.transition.isLeaving })?.minX == -50)
  }

  @Test func `one with an animation of its own moves where the change does not`() throws {
    let inspector = Inspector(
      Panel(transition: AnyTransition(Fading().animation(.linear(duration: 2))), animation: nil),
      animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(opacity(inspector) == 0.25)
    advance(inspector, by: 1.5)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    #expect(opacity(inspector) == 0.75)
    advance(inspector, by: 1.5)
    #expect(fill(inspector) == nil)
  }

  @Test func `without an animation, or without motion, it is there at once`() throws {
    for still in [
      Inspector(Panel(transition: AnyTransition(Fading()), animation: nil), animations: .on),
      Inspector(Panel(transition: AnyTransition(Fading()))),
    ] {
      try still.screen.tap("Toggle")
      #expect(opacity(still) == 1)
      try still.screen.tap("Toggle")
      #expect(fill(still) == nil)
      #expect(still.screen.clock.pendingCount == 0)
    }
  }

  @Test func `what goes with all that is around it does not move by itself`() throws {
    let inspector = Inspector(Panel(transition: AnyTransition(Fading())), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    try inspector.screen.tap("Leave")
    #expect(fill(inspector) == nil)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `where another way further out is at once, nothing goes on unseen`() throws {
    let inspector = Inspector(Nested(), animations: .on)
    try inspector.screen.tap("Hide")
    #expect(fill(inspector) == nil)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `a window that closes on the way leaves nothing`() async throws {
    let inspector = Inspector(Panel(transition: AnyTransition(Tumbling())), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Leave")
    #expect(inspector.screen.clock.pendingCount == 0)
    await inspector.screen.close()
  }

  @Test func `completions wait until it is there`() throws {
    let inspector = Inspector(Waiting(), animations: .on)
    try inspector.screen.tap("Show")
    advance(inspector, by: 0.9)
    #expect(inspector.screen.exists("on the way"))
    advance(inspector, by: 0.1)
    #expect(inspector.screen.exists("there"))
  }

  @Test func `each of ours is a view as well`() {
    func opacity(_ transition: some Transition, _ phase: TransitionPhase) -> Double? {
      let inspector = Inspector(transition.apply(content: Color.red, phase: phase))
      return inspector.contents.compactMap(\.layer).map(\.opacity).min()
    }
    #expect(opacity(.opacity, .willAppear) == 0)
    #expect(opacity(.opacity, .identity) == 1)
    #expect(opacity(.push(from: .top), .didDisappear) == 0)
    #expect(opacity(.blurReplace, .didDisappear) == 0)
    #expect(opacity(.identity.combined(with: .opacity), .didDisappear) == 0)
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
    #expect(!OpacityTransition.properties.hasMotion && SlideTransition.properties.hasMotion)
  }

  @Test func `numbers that are none do not stop it`() throws {
    let inspector = Inspector(Panel(transition: AnyTransition(Broken())), animations: .on)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 0.5)
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Toggle")
    advance(inspector, by: 1)
    #expect(fill(inspector) == nil)
    #expect(inspector.screen.clock.pendingCount == 0)
  }
}

private struct Fading: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Tumbling: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(x: 40 * phase.value)
      .rotationEffect(.radians(phase.value))
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .blur(radius: phase.isIdentity ? 0 : 4)
  }
}

private struct Broken: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(x: phase.isIdentity ? 0 : .nan)
      .rotationEffect(.radians(phase.isIdentity ? 0 : 1e300))
  }
}

private struct Iris: ViewModifier {
  let part: Double
  func body(content: Content) -> some View { content.clipShape(Hole(part: part)) }
}

private struct Hole: Shape {
  var part: Double
  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 20)
      Button("Count \(count)") { count += 1 }.buttonStyle(.plain)
    }
    .frame(width: 100)
  }
}

private struct Panel: View {
  let transition: AnyTransition
  var animation: Animation? = .linear(duration: 1)
  @State private var isShown = false
  @State private var isThere = true

  var body: some View {
    if isThere {
      VStack(alignment: .leading, spacing: 0) {
        if isShown { Counter().transition(transition) }
        Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
        Button("Leave") { isThere = false }
      }
      .frame(width: 390, alignment: .leading)
    }
  }
}

private struct Nested: View {
  @State private var isShown = true

  // The button stays where it is, so that nothing else moves.
  var body: some View {
    ZStack {
      if isShown { Color.red.transition(Tumbling()).transition(.identity) }
      Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }
}

private struct Waiting: View {
  @State private var isShown = false
  @State private var words = "on the way"

  var body: some View {
    VStack {
      if isShown { Color.red.transition(Fading()) }
      Text(words)
      Button("Show") {
        withAnimation(.linear(duration: 1)) {
          isShown = true
        } completion: {
          words = "there"
        }
      }
    }
  }
}
