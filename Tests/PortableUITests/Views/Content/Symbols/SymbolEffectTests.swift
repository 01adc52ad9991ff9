import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Symbols that move, and when they stop.
@MainActor
struct SymbolEffectTests {
  private func advance(_ inspector: Inspector, by seconds: Double) {
    inspector.screen.clock.advance(by: .seconds(seconds))
  }

  /// How much larger the symbol is drawn.
  private func size(_ inspector: Inspector) -> Double {
    let layers = inspector.contents.compactMap { $0.layer?.looks.transform }
    return layers.map { Double($0.transform(in: Size(width: 10, height: 10)).a) }.first ?? 1
  }

  private func opacity(_ inspector: Inspector) -> Double {
    inspector.contents.compactMap(\.layer).map(\.opacity).min() ?? 1
  }

  @Test func `a change of a value moves it once, without a body, and leaves nothing`() async throws
  {
    let inspector = Inspector(Bell(), animations: .on)
    advance(inspector, by: 1)
    #expect(size(inspector) == 1 && inspector.screen.clock.pendingCount == 0)
    for _ in 0..<2 {
      try inspector.screen.tap("Ring")
      let bodies = inspector.screen.bodyCount(of: Bell.self)
      let measures = inspector.screen.graph.counts.measures
      advance(inspector, by: 1.0 / 60)
      advance(inspector, by: 0.3)
      #expect(abs(size(inspector) - 1.25) < 0.01)
      #expect(inspector.screen.bodyCount(of: Bell.self) == bodies)
      #expect(inspector.screen.graph.counts.measures == measures)
      advance(inspector, by: 0.4)
      #expect(size(inspector) == 1)
      #expect(inspector.screen.clock.pendingCount == 0)
    }
    await inspector.screen.close()
  }

  @Test func `options say how often and how fast`() throws {
    let inspector = Inspector(Bell(options: .speed(2).repeat(3)), animations: .on)
    try inspector.screen.tap("Ring")
    advance(inspector, by: 1.0 / 60)
    for _ in 0..<3 {
      advance(inspector, by: 0.15)
      #expect(size(inspector) > 1.2)
      advance(inspector, by: 0.15)
    }
    advance(inspector, by: 0.1)
    #expect(size(inspector) == 1)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `while it is active it goes on, and ends with the time that is under way`() throws {
    let inspector = Inspector(Switched(), animations: .on)
    try inspector.screen.tap("Switch")
    for _ in 0..<3 {
      advance(inspector, by: 1.0 / 60)
      advance(inspector, by: 0.75)
      #expect(opacity(inspector) < 0.9)
      advance(inspector, by: 0.75 - 1.0 / 60)
    }
    try inspector.screen.tap("Switch")
    advance(inspector, by: 2)
    #expect(opacity(inspector) == 1)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `a state is gone to and come back from`() throws {
    let inspector = Inspector(Hidden(), animations: .on)
    #expect(opacity(inspector) == 1)
    try inspector.screen.tap("Switch")
    advance(inspector, by: 1.0 / 60)
    advance(inspector, by: 0.15)
    #expect(abs(opacity(inspector) - 0.5) < 0.1)
    advance(inspector, by: 0.2)
    #expect(opacity(inspector) == 0)
    #expect(inspector.screen.clock.pendingCount == 0)
    try inspector.screen.tap("Switch")
    advance(inspector, by: 0.5)
    #expect(opacity(inspector) == 1)
    let absent = Inspector(Image(systemName: "bell").symbolEffect(.appear, isActive: false))
    #expect(opacity(absent) == 0)
  }

  @Test func `where nothing is seen to move it stands still, and states are there`() throws {
    let bell = Inspector(Bell())
    try bell.screen.tap("Ring")
    advance(bell, by: 0.3)
    #expect(size(bell) == 1 && bell.screen.clock.pendingCount == 0)
    let hidden = Inspector(Hidden())
    try hidden.screen.tap("Switch")
    advance(hidden, by: 0.1)
    #expect(opacity(hidden) == 0 && hidden.screen.clock.pendingCount == 0)
  }

  @Test func `only symbols move, and none where effects are removed`() throws {
    let inspector = Inspector(
      VStack {
        Label("Bell", systemImage: "bell")
        Image(systemName: "star").symbolEffectsRemoved()
      }
      .symbolEffect(.scale), animations: .on)
    advance(inspector, by: 1)
    let moved = inspector.elements.filter { $0.content.layer?.looks.transform != nil }
      .filter { $0.content.layer?.looks.transform?.transform(in: .zero).a != 1 }
    #expect(moved.flatMap { $0.children.map(\.content) }.allSatisfy { $0.image != nil })
    #expect(moved.count == 1)
  }

  @Test func `a symbol becomes another`() throws {
    let inspector = Inspector(Replaced(), animations: .on)
    try inspector.screen.tap("Switch")
    advance(inspector, by: 1.0 / 60)
    #expect(opacity(inspector) < 0.2)
    advance(inspector, by: 0.15)
    #expect(abs(opacity(inspector) - 0.5) < 0.1)
    advance(inspector, by: 0.2)
    #expect(opacity(inspector) == 1)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `what has left moves no more`() async throws {
    let inspector = Inspector(Leaving(), animations: .on)
    advance(inspector, by: 0.2)
    #expect(inspector.screen.clock.pendingCount == 1)
    try inspector.screen.tap("Hide")
    advance(inspector, by: 0.1)
    #expect(inspector.screen.clock.pendingCount == 0)
    await inspector.screen.close()
  }

  @Test func `each effect does something, and nothing at both of its ends`() {
    let effects: [any SymbolEffect] = [
      .bounce.up, .bounce.down, .pulse, .variableColor.iterative.reversing,
      .variableColor.hideInactiveLayers, .breathe.pulse, .breathe.plain, .rotate.counterClockwise,
      .wiggle.left, .wiggle.clockwise, .scale.down, .appear.up, .disappear.down, .replace,
    ]
    #expect(Set(effects.map { AnyHashable($0.configuration) }).count == effects.count)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `speeds and pauses that are none count as some`(_ number: Double) throws {
    let options = SymbolEffectOptions.speed(number).repeat(.periodic(2, delay: number))
    let inspector = Inspector(Bell(options: options), animations: .on)
    try inspector.screen.tap("Ring")
    advance(inspector, by: 0.1)
    #expect(size(inspector).isFinite)
    #expect(SymbolEffectOptions.repeat(-3) == SymbolEffectOptions.repeat(1))
  }
}

private struct Bell: View {
  var options = SymbolEffectOptions.default
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.bounce, options: options, value: count)
      Button("Ring") { count += 1 }
    }
  }
}

private struct Switched: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.pulse, isActive: isOn)
      Button("Switch") { isOn.toggle() }
    }
  }
}

private struct Hidden: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.disappear, isActive: isOn)
      Button("Switch") { isOn.toggle() }
    }
  }
}

private struct Replaced: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Image(systemName: isOn ? "star" : "bell").contentTransition(.symbolEffect(.replace))
      Button("Switch") { isOn.toggle() }
    }
  }
}

private struct Leaving: View {
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { Image(systemName: "bell").symbolEffect(.rotate, options: .repeating) }
      Button("Hide") { isThere = false }
    }
  }
}
