import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct ViewThatFitsTests {
  private struct Giving: View {
    @State private var width: CGFloat = 300

    var body: some View {
      VStack {
        Button("Less") { width -= 100 }
        Button("More") { width += 100 }
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 250, height: 10).accessibilityLabel("wide")
          Color.red.frame(width: 150, height: 10).accessibilityLabel("middle")
          Color.red.frame(width: 90, height: 500).accessibilityLabel("narrow")
        }
        .frame(width: width, height: 20)
        .allowsHitTesting(false)
      }
    }
  }

  private func shown(_ screen: Screen) -> [String] {
    ["wide", "middle", "narrow"].filter { screen.exists(.named($0)) }
  }

  @Test func `the first that fits is there, and no other`() throws {
    let screen = Screen(Giving())
    #expect(shown(screen) == ["wide"])
    try screen.tap("Less")
    #expect(shown(screen) == ["middle"])
    try screen.tap("Less")
    // The height does not matter where it was not asked for; the last is shown in any case.
    #expect(shown(screen) == ["narrow"])
    try screen.tap("More")
    #expect(shown(screen) == ["middle"])
  }

  @Test func `in both directions it must fit in both`() {
    let screen = Screen(
      ViewThatFits {
        Text("high").frame(width: 50, height: 300)
        Text("low").frame(width: 50, height: 50)
      }
      .frame(width: 100, height: 100))
    #expect(screen.texts == ["low"])
  }

  private struct Counting: View {
    @State private var count = 0
    @State private var isNarrow = false

    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Counter(name: "wide").frame(width: 200)
          Text("narrow")
        }
        .frame(width: isNarrow ? 100 : 250)
        Button("Turn") { isNarrow.toggle() }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `what is not there for a while keeps its state`() throws {
    let screen = Screen(Counting())
    try screen.tap("wide 0")
    try screen.tap("Turn")
    #expect(throws: ScreenError.self) { try screen.tap("wide 1") }
    try screen.tap("Turn")
    try screen.tap("wide 1")
    #expect(screen.exists("wide 2"))
  }

  private struct Growing: View {
    @State private var words = "short"

    var body: some View {
      Button("Grow") { words += " and longer than the room that there is for it" }
      ViewThatFits(in: .horizontal) {
        Text(verbatim: words)
        Text("brief")
      }
      .frame(width: 80)
    }
  }

  @Test func `what grows out of its room while it is seen is seen no longer`() throws {
    let screen = Screen(Growing())
    #expect(screen.texts == ["Grow", "short"])
    try screen.tap("Grow")
    #expect(screen.texts == ["Grow", "brief"])
  }
}
