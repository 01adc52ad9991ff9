import PortableUI
import Testing
import ViewTesting

/// Traits that come and go.
@MainActor struct ChangingTraitTests {
  private struct Tile: View {
    @State private var isChosen = false

    var body: some View {
      VStack {
        Text("Tile").accessibilityAddTraits(isChosen ? .isSelected : [])
        Button("Choose") { isChosen.toggle() }
      }
    }
  }

  @Test func `a trait that is not given any more is gone`() throws {
    let screen = Screen(Tile())
    for value in ["selected", nil, "selected"] {
      try screen.tap("Choose")
      #expect(try screen.value(of: "Tile") == value)
    }
  }
}
