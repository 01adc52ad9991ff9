import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// How words become others.
@MainActor
struct ContentTransitionTests {
  private struct Score: View {
    var transition: ContentTransition?
    var animation: Animation? = .linear(duration: 1)
    @State private var score = 1

    var body: some View {
      VStack {
        if let transition {
          Text("\(score)").contentTransition(transition)
        } else {
          Text("\(score)")
        }
        Button("Win") { withAnimation(animation) { score += 1 } }
      }
    }
  }

  private func text(_ inspector: Inspector) -> TextContent? {
    inspector.contents.compactMap(\.text).first
  }

  @Test(arguments: [
    ContentTransition.opacity, .interpolate, .numericText(), .numericText(countsDown: true),
  ])
  func `words fade from the old to the new`(_ transition: ContentTransition) throws {
    let inspector = Inspector(Score(transition: transition), animations: .on)
    try inspector.screen.tap("Win")
    #expect(inspector.screen.texts == ["2", "Win"])
    #expect(text(inspector)?.fade?.part == 0)
    inspector.screen.clock.advance(by: .seconds(0.25))
    #expect(text(inspector)?.fade?.old.text == "1")
    #expect(text(inspector)?.fade?.part == 0.25)
    let svg = inspector.screen.svg()
    #expect(svg.contains("<g opacity=\"0.75\">") && svg.contains("<g opacity=\"0.25\">"))
    inspector.screen.clock.advance(by: .seconds(0.75))
    #expect(text(inspector)?.fade == nil)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `words that change again fade from those that came`() throws {
    let inspector = Inspector(Score(transition: .opacity), animations: .on)
    try inspector.screen.tap("Win")
    inspector.screen.clock.advance(by: .seconds(0.5))
    try inspector.screen.tap("Win")
    #expect(text(inspector)?.fade?.old.text == "2")
    #expect(text(inspector)?.fade?.old.fade == nil)
    inspector.screen.clock.advance(by: .seconds(1))
    #expect(text(inspector)?.text == "3" && text(inspector)?.fade == nil)
  }

  @Test(arguments: [nil, ContentTransition.identity])
  func `otherwise words are there at once`(_ transition: ContentTransition?) throws {
    let inspector = Inspector(Score(transition: transition), animations: .on)
    try inspector.screen.tap("Win")
    #expect(text(inspector)?.text == "2" && text(inspector)?.fade == nil)
  }

  @Test func `without an animation, or where they are off, words are there at once`() throws {
    for (animation, animations) in [(nil, Screen.Animations.on), (Animation.linear, .off)] {
      let inspector = Inspector(
        Score(transition: .opacity, animation: animation), animations: animations)
      try inspector.screen.tap("Win")
      #expect(text(inspector)?.text == "2" && text(inspector)?.fade == nil)
    }
  }
}
