import Foundation
import PortableUI
import Testing
import ViewTesting

/// Views that are called what others say, elsewhere in the window.
@MainActor struct AccessibilityPairTests {
  private struct Page: View {
    @Namespace private var space
    @State private var volume = 0.5
    @State private var words = "Volume"
    @State private var isPaired = true

    var body: some View {
      VStack {
        Text(words).accessibilityLabeledPair(role: .label, id: isPaired ? 1 : 9, in: space)
        HStack {
          Slider(value: $volume).accessibilityLabeledPair(role: .content, id: 1, in: space)
          Color.red.frame(width: 9, height: 9)
            .accessibilityLabel("Own").accessibilityLabeledPair(role: .content, id: 1, in: space)
          Color.blue.frame(width: 9, height: 9)
            .accessibilityLabeledPair(role: .content, id: 2, in: space)
        }
        Button("Change") { words = "Loudness" }
        Button("Part") { isPaired = false }
      }
    }
  }

  @Test func `a view is called what its other half says`() throws {
    let screen = Screen(Page())
    #expect(screen.exists(.slider("Volume")) && screen.exists("Own"))
    try screen.tap("Change")
    #expect(screen.exists(.slider("Loudness")))
    try screen.tap("Part")
    #expect(!screen.exists(.slider("Loudness")) && screen.exists("Loudness"))
  }
}
