import Foundation
import Testing
import Threads
import ViewTesting

@testable import PortableUI

/// Colours from the asset catalogues of a bundle.
@MainActor
struct ColorSetTests {
  private nonisolated static func set(_ colors: String...) -> String {
    "{\"colors\": [\(colors.joined(separator: ", "))], \"info\": {\"version\": 1}}"
  }

  private nonisolated static func parts(
    _ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb"
  ) -> String {
    """
    "color": {"color-space": "\(space)", "components":
      {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}
    """
  }

  private nonisolated static let dark = """
    "appearances": [{"appearance": "luminosity", "value": "dark"}]
    """

  private func color(_ content: String) throws -> Color {
    let files = try TestBundle(["Media.xcassets/Sky.colorset/Contents.json": content])
    return Color("Sky", bundle: files.bundle)
  }

  @Test(arguments: [
    (parts("0.5", "128", "0xFF"), "#8080FFFF"), (parts("1.000", "0.000", "0"), "#FF0000FF"),
    (parts("255", "0", "0", alpha: "0.5"), "#FF000080"),
    (parts("255", "0", "0", alpha: "1"), "#FF0000FF"),
    (parts("0.5", "0.5", "0.5", space: "extended-linear-srgb"), "#BCBCBCFF"),
    (parts("1.0", "0.0", "0.0", space: "display-p3"), "#FF0000FF"),
    (parts("0.5", "0.5", "0.5", space: "display-p3"), "#808080FF"),
    (parts("0.3", "0.6", "0.3", space: "display-p3"), "#249B42FF"),
    (
      "\"color\": {\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0x40\"}}",
      "#404040FF"
    ), ("\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}", "red"),
  ])
  func `the parts of a colour are written in several ways`(
    _ content: String, _ expected: String
  ) throws {
    #expect(try color(Self.set("{\"idiom\": \"universal\", \(content)}")).description == expected)
  }

  @Test(arguments: [
    ("secondarySystemBackgroundColor", Color.primary.opacity(0.05)),
    ("tertiarySystemGroupedBackgroundColor", Color.primary.opacity(0.08)),
    ("secondaryLabelColor", .secondary), ("systemGray5Color", .gray.opacity(0.2)),
    ("separatorColor", .primary.opacity(0.15)), ("linkColor", .accentColor),
  ])
  func `a colour of the system is the one of that role here`(
    _ name: String, _ expected: Color
  ) throws {
    let reference = "\"color\": {\"platform\": \"universal\", \"reference\": \"\(name)\"}"
    #expect(
      try color(Self.set("{\"idiom\": \"universal\", \(reference)}")).description
        == expected.description)
  }

  @Test func `what is for light goes before what is for any`() throws {
    let any = "{\"idiom\": \"universal\", \(Self.parts("255", "0", "0"))}"
    let light = """
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "light"}],
        \(Self.parts("0", "0", "255"))}
      """
    let dark = "{\"idiom\": \"universal\", \(Self.dark), \(Self.parts("0", "255", "0"))}"
    #expect(
      try color(Self.set(any, light)).description == "#0000FFFF, where it is dark #FF0000FF")
    #expect(
      try color(Self.set(any, light, dark)).description
        == "#0000FFFF, where it is dark #00FF00FF")
  }

  @Test func `another opacity takes the place of those of both colours`() throws {
    let color = try color(
      Self.set(
        "{\"idiom\": \"universal\", \(Self.parts("255", "0", "0", alpha: "0.5"))}",
        "{\"idiom\": \"universal\", \(Self.dark), \(Self.parts("0", "255", "0", alpha: "0.5"))}"))
    #expect(
      color.withAlpha(0.2).description == "#FF000033, where it is dark #00FF0033")
  }

  @Test func `a colour is another one where it is dark`() throws {
    let files = try TestBundle([
      "Media.xcassets/Sky.colorset/Contents.json": Self.set(
        "{\"idiom\": \"universal\", \(Self.parts("255", "0", "0"))}",
        "{\"idiom\": \"universal\", \(Self.dark), \(Self.parts("0", "255", "0", alpha: "0.5"))}")
    ])
    let color = Color("Sky", bundle: files.bundle)
    #expect(color.description == "#FF0000FF, where it is dark #00FF0080")
    #expect(color == Color("Sky", bundle: files.bundle))
    #expect(color.opacity(0.5).resolved(isDark: true).description == "#00FF0040")
    struct Switching: View {
      let bundle: Bundle
      @State private var scheme = ColorScheme.light
      var body: some View {
        VStack {
          Color("Sky", bundle: bundle).frame(width: 40, height: 40)
          Text("words").foregroundStyle(Color("Sky", bundle: bundle).opacity(0.5))
          Button("Dark") { scheme = .dark }
        }
        .environment(\.colorScheme, scheme)
      }
    }
    let screen = Screen(Switching(bundle: files.bundle))
    #expect(screen.svg().contains("#ff0000") && !screen.svg().contains("#00ff00"))
    try screen.tap(.button("Dark"))
    #expect(screen.svg().contains("#00ff00") && !screen.svg().contains("#ff0000"))
    #expect(screen.svg().contains("fill-opacity=\"0.25\""))
  }

  @Test func `what is nearest to a desktop is taken, and groups may be part of names`() throws {
    let sky = Self.set(
      "{\"idiom\": \"iphone\", \(Self.parts("1", "1", "1"))}",
      "{\"idiom\": \"universal\", \(Self.parts("255", "0", "0"))}",
      "{\"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"contrast\", "
        + "\"value\": \"high\"}], \(Self.parts("2", "2", "2"))}")
    let files = try TestBundle([
      "Media.xcassets/Group/Sky.colorset/Contents.json": sky,
      "Media.xcassets/Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "Media.xcassets/Brand/Inner/Sea.colorset/Contents.json": sky,
    ])
    #expect(Color("Sky", bundle: files.bundle).description == "#FF0000FF")
    #expect(Color("Brand/Sea", bundle: files.bundle).description == "#FF0000FF")
  }

  @Test(arguments: [
    ("{", "cannot be read"), ("[]", "the top"), ("{}", "at: colors"),
    (set("3"), "colors[0]"), (set("{\"color\": 3}"), "colors[0].color"),
    (set("{\"color\": {}}"), "colors[0].color.components"),
    (set("{\(parts("0x", "0", "0"))}"), "colors[0].color.components.red"),
    (set("{\(parts("0", "nan", "0"))}"), "colors[0].color.components.green"),
    (set("{\(parts("0", "0", "0", space: "cmyk"))}"), "colors[0].color.color-space"),
    (set("{\"color\": {\"reference\": \"x\"}}"), "colors[0].color.reference"),
    (set("{\"idiom\": \"universal\"}"), "There is no colour of that name"),
  ])
  func `a broken colour is said, and is grey`(_ content: String, _ said: String) throws {
    let warnings = Guarded<[String]>([])
    let listen: @Sendable (String) -> Void = { text in warnings.withLock { $0.append(text) } }
    let shown = try Warnings.$listener.withValue(listen) { try color(content) }
    #expect(shown == .gray)
    let heard = warnings.withLock { $0 }
    #expect(heard.contains { $0.contains(said) && $0.contains("Sky") }, "\(heard)")
  }

  @Test func `a colour that is not there is said, and is grey`() throws {
    let files = try TestBundle(["Media.xcassets/Contents.json": "{}"])
    let warnings = Guarded<[String]>([])
    let listen: @Sendable (String) -> Void = { text in warnings.withLock { $0.append(text) } }
    Warnings.$listener.withValue(listen) {
      #expect(Color("Nowhere", bundle: files.bundle) == .gray)
    }
    #expect(warnings.withLock { $0 }.first?.contains("name: Nowhere") == true)
  }
}
