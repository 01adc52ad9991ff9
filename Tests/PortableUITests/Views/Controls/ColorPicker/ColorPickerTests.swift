import PortableUI
import Testing
import ViewTesting

/// Colours that a person chooses.
@MainActor
struct ColorPickerTests {
  private struct Paper: View {
    @State private var color = Color.blue
    var supportsOpacity = true

    var body: some View {
      ColorPicker("Paper", selection: $color, supportsOpacity: supportsOpacity)
      Text(verbatim: "it is \(color)")
    }
  }

  @Test func `a colour is chosen`() throws {
    let screen = Screen(Paper())
    #expect(try screen.value(of: .colorPicker("Paper")) == "blue")
    try screen.select(Color(red: 1, green: 0, blue: 0, opacity: 0.5), in: "Paper")
    #expect(screen.exists("it is #FF000080"))
  }

  @Test func `one that is opaque only takes no other`() throws {
    let screen = Screen(Paper(supportsOpacity: false))
    #expect(throws: ScreenError.self) {
      try screen.select(Color.red.opacity(0.5), in: "Paper")
    }
    try screen.select(Color.red, in: "Paper")
    #expect(screen.exists("it is red"))
  }
}
