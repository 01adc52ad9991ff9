import PortableUI
import Testing

@testable import ViewTesting

/// What colours are in pictures of a screen.
struct PaletteTests {
  @Test func `what stands out has the app's own colour, where it has one`() {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    let palette = Palette(.light, accent: orange)
    #expect(palette.ink(.accentColor).color == palette.ink(orange).color)
    #expect(palette.ink(.accentColor.opacity(0.25)).opacity == 0.25)
    #expect(palette.ink(.blue).color == Palette(.light, accent: nil).ink(.accentColor).color)
  }
}
