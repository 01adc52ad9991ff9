import Foundation
import PortableUI
import Testing
import ViewTesting

/// What moves in a tab that nobody sees.
@MainActor struct SleepingMotionTests {
  private struct Tabs: View {
    let animation: Animation
    @State private var isWide = false

    var body: some View {
      TabView {
        Tab("Moving", systemImage: "star") {
          VStack {
            Button("Move") { withAnimation(animation) { isWide = true } }
            Color.red.frame(width: isWide ? 200 : 100, height: 10).accessibilityIdentifier("bar")
          }
        }
        Tab("Still", systemImage: "star") { Text("Nothing moves") }
      }
    }
  }

  private func width(_ screen: Screen) throws -> Double { try screen.frame(of: "bar").width }

  @Test
  func `what goes round for ever asks for no pictures while nobody sees it, and goes on after`()
    throws
  {
    let screen = Screen(
      Tabs(animation: .linear(duration: 1).repeatForever(autoreverses: false)), animations: .on)
    try screen.tap("Move")
    screen.clock.advance(by: .seconds(0.5))
    #expect(try abs(width(screen) - 150) < 3)
    try screen.tap(.button("Still"))
    screen.clock.advance(by: .seconds(2))
    let before = screen.counts.mutations
    screen.clock.advance(by: .seconds(5))
    #expect(screen.counts.mutations == before)
    try screen.tap(.button("Moving"))
    screen.clock.advance(by: .seconds(0.25))
    let first = try width(screen)
    screen.clock.advance(by: .seconds(0.25))
    #expect(try abs(width(screen) - first) > 10)
  }

  @Test func `what moves once has arrived when it is seen again`() throws {
    let screen = Screen(Tabs(animation: .linear(duration: 100)), animations: .on)
    try screen.tap("Move")
    screen.clock.advance(by: .seconds(1))
    #expect(try width(screen) < 110)
    try screen.tap(.button("Still"))
    screen.clock.advance(by: .seconds(1))
    try screen.tap(.button("Moving"))
    #expect(try width(screen) == 200)
  }
}
