import Testing

@testable import PortableUI

/// The colour set `AccentColor`, by which an app says what stands out.
struct AppAccentTests {
  private func accent(_ color: String) throws -> Color? {
    let files = try TestBundle([
      "Assets.xcassets/AccentColor.colorset/Contents.json":
        "{\"colors\": [{\"idiom\": \"universal\"\(color)}], \"info\": {\"version\": 1}}"
    ])
    return AppAccent.color(in: files.bundle)
  }

  @Test func `an app's own accent is the colour of the set`() throws {
    let parts = "{\"red\": \"1.0\", \"green\": \"0.5\", \"blue\": \"0\", \"alpha\": \"1\"}"
    let color = ", \"color\": {\"color-space\": \"srgb\", \"components\": \(parts)}"
    #expect(try accent(color) == Color(red: 1, green: 0.5, blue: 0))
  }

  @Test func `a set without a colour leaves the choice to the desktop`() throws {
    #expect(try accent("") == nil)
  }

  @Test func `a set that names the accent leaves the choice to the desktop`() throws {
    #expect(try accent(", \"color\": {\"reference\": \"controlAccentColor\"}") == nil)
  }
}
