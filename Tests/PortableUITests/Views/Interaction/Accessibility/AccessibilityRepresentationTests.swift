import Foundation
import PortableUI
import Testing
import ViewTesting

/// Views that are other ones to assistive technologies.
@MainActor struct AccessibilityRepresentationTests {
  private struct Dial: View {
    @State private var angle = 90.0
    @State private var taps = 0

    var body: some View {
      VStack {
        Text(verbatim: "at \(Int(angle))")
          .onTapGesture { taps += 1 }
          .accessibilityRepresentation {
            Slider(value: $angle, in: 0...360) { Text("Angle") }
            Button("Reset") { angle = 0 }
          }
        Text(verbatim: "\(taps) taps")
      }
    }
  }

  @Test func `what a view is to assistive technologies acts, and is not seen`() throws {
    let screen = Screen(Dial())
    try screen.slide("Angle", to: 180)
    #expect(screen.texts == ["at 180", "0 taps"])
    try screen.tap("Reset")
    #expect(screen.texts == ["at 0", "0 taps"])
    #expect(!screen.svg().contains("Reset"))
    #expect(screen.accessibilityIssues.isEmpty)
  }

  @Test func `nothing of it is touched, and what is seen is as before`() throws {
    let screen = Screen(Dial())
    let frame = try screen.frame(of: "at 90")
    #expect(
      try frame
        == Screen(Text("at 90")).frame(of: "at 90").offsetBy(
          dx: 0, dy: frame.minY - (844 - frame.height) / 2))
    try screen.tap("at 90")
    #expect(screen.texts == ["at 90", "1 taps"])
    #expect(screen.tree.contains("text \"at 90\" (unspoken)"))
    #expect(screen.tree.contains("(only heard)"))
  }

  private struct Unreached: View {
    @FocusState private var isThere: Bool

    var body: some View {
      Button("Go") { isThere = true }
      Text("A").accessibilityRepresentation { Button("B") {}.focused($isThere) }
    }
  }

  @Test func `the keyboard does not come to what is not seen`() throws {
    let screen = Screen(Unreached())
    try screen.tap("Go")
    #expect(screen.focused == nil)
  }

  @Test func `children of a view are told, and those it has are passed over`() {
    let inspector = Inspector(
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityChildren {
        Text("Ann")
        Text("Bob").accessibilityValue("3")
      })
    let heard = inspector.elements.filter { !$0.isReadWithOthers && !$0.name.isEmpty }.map(\.name)
    #expect(heard == ["Ann", "Bob"])
    #expect(inspector.screen.texts == ["a", "b"])
  }

  @Test func `a drawn view keeps its name beside its children`() {
    let inspector = Inspector(
      Color.red.accessibilityLabel("Sales").accessibilityChildren { Text("May") })
    #expect(inspector.elements.map(\.name).filter { !$0.isEmpty } == ["Sales", "May"])
  }
}
