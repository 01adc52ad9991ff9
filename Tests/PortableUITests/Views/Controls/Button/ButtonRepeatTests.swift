import PortableUI
import Testing
import ViewTesting

/// Buttons that do their action again and again while they are held.
@MainActor struct ButtonRepeatTests {
  private struct Counter: View {
    let behavior: ButtonRepeatBehavior
    @State private var count = 0

    var body: some View {
      VStack {
        Button("More") { count += 1 }.buttonRepeatBehavior(behavior)
        Button("Once") { count += 10 }
        Button("Off") { count += 1 }.disabled(true).buttonRepeatBehavior(.enabled)
        Text("count: \(count)")
      }
    }
  }

  @Test func `a button that is held repeats, and letting go of it is no press more`() throws {
    let screen = Screen(Counter(behavior: .enabled))
    try screen.longPress("More", for: .seconds(0.95))
    #expect(screen.exists("count: 5"))
    screen.clock.advance(by: .seconds(2))
    screen.graph.runFrame()
    #expect(screen.exists("count: 5"))
    try screen.tap("More")
    #expect(screen.exists("count: 6"))
  }

  @Test func `a short press is one, and so is a long one of other buttons`() throws {
    let screen = Screen(Counter(behavior: .enabled))
    try screen.longPress("More", for: .seconds(0.3))
    #expect(screen.exists("count: 1"))
    try screen.longPress("Once", for: .seconds(3))
    #expect(screen.exists("count: 11"))
    #expect(throws: ScreenError.self) { try screen.longPress("Off") }
    for behavior in [ButtonRepeatBehavior.automatic, .disabled] {
      let screen = Screen(Counter(behavior: behavior))
      try screen.longPress("More", for: .seconds(3))
      #expect(screen.exists("count: 1"))
    }
  }

  @Test func `a button that goes while it is held does no more`() throws {
    struct Going: View {
      @State private var count = 0

      var body: some View {
        if count < 3 { Button("More") { count += 1 }.buttonRepeatBehavior(.enabled) }
        Text("count: \(count)")
      }
    }
    let inspector = Inspector(Going())
    let button = inspector.elements.first { if case .button = $0.content { true } else { false } }
    inspector.send(.hold(true), to: button)
    for _ in 0..<20 {
      inspector.screen.clock.advance(by: .seconds(0.1))
      inspector.screen.graph.runFrame()
    }
    #expect(inspector.texts == ["count: 3"])
  }
}
