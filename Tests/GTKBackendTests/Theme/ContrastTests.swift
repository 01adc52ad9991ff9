import Foundation
import PortableUI
import Testing

@testable import ViewTesting

extension WindowTests {
  /// How well the standard colours differ from what they stand on, in windows and on screens in memory: by the ratio
  /// of the Web Content Accessibility Guidelines, 4.5 for words, 3 for large marks.
  @MainActor
  struct ContrastTests {
    /// Red, green, blue and opacity.
    private typealias Parts = [Double]

    /// The colours by their names, and what they are seen on.
    private nonisolated struct Colors {
      var grounds: [Parts]
      var named: [String: Parts]

      /// The worst ratio of a colour to what it is seen on.
      func ratio(_ name: String) throws -> Double {
        let color = try #require(named[name])
        let ratios = grounds.map { ground in
          let seen = ContrastTests.mixed(color, over: ground)
          let lights = [seen, ground].map(ContrastTests.luminance).sorted()
          return (lights[1] + 0.05) / (lights[0] + 0.05)
        }
        return try #require(ratios.min())
      }
    }

    private nonisolated static func mixed(_ color: Parts, over ground: Parts) -> Parts {
      zip(color, ground).prefix(3).map { $0 * color[3] + $1 * (1 - color[3]) }
    }

    private nonisolated static func luminance(_ parts: Parts) -> Double {
      let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private func colorsOfWindow(isDark: Bool) throws -> Colors {
      let desktop = try Desktop(showing: "texts", isDark: isDark)
      let lines = try desktop.ask("colours").map { $0.split(separator: " ") }
      let named = Dictionary(
        lines.map { (String($0[0]), $0.dropFirst().compactMap { Double($0) }) },
        uniquingKeysWith: { one, _ in one })
      let grounds = try ["window_bg_color", "view_bg_color", "card_bg_color"].map {
        try #require(named[$0])
      }
      // A card lies on a window, which may be seen through it.
      let card = Self.mixed(grounds[2], over: grounds[0])
      return Colors(grounds: [grounds[0], grounds[1], card], named: named)
    }

    private func colorsOfScreen(isDark: Bool) -> Colors {
      let palette = Palette(isDark ? .dark : .light)
      func parts(_ color: Color) -> Parts {
        let mixture = palette.mixture(of: color)
        return [mixture.red, mixture.green, mixture.blue, mixture.opacity]
      }
      var named = Dictionary(
        uniqueKeysWithValues: Color.Name.allCases.map { ($0.rawValue, parts(Color(.named($0)))) })
      named["tertiary"] = parts(.primary.opacity(0.68))
      let field = isDark ? Color(red: 0.165, green: 0.165, blue: 0.18) : .white
      return Colors(grounds: [parts(Color(.named(.window))), parts(field)], named: named)
    }

    private func check(_ colors: Colors, isDark: Bool) throws {
      var marks = [
        "primary", "secondary", "tertiary", "accentColor", "red", "orange", "green", "mint",
        "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
      ]
      // No yellow that is still yellow is dark enough on white.
      if isDark { marks.append("yellow") }
      for mark in marks {
        let ratio = try colors.ratio(mark)
        #expect(ratio >= 3, "\(mark): \(ratio)")
      }
      var words = ["primary", "secondary", "tertiary", "accentColor", "blue", "red"]
      if !isDark { words += ["indigo", "purple", "brown"] }
      for word in words {
        let ratio = try colors.ratio(word)
        #expect(ratio >= 4.5, "\(word): \(ratio)")
      }
    }

    @Test(arguments: [false, true])
    func `in a window, colours and each level of words can be seen and read`(isDark: Bool) throws {
      try check(try colorsOfWindow(isDark: isDark), isDark: isDark)
    }

    @Test(arguments: [false, true])
    func `on a screen in memory, colours and each level of words can be seen and read`(
      isDark: Bool
    ) throws {
      try check(colorsOfScreen(isDark: isDark), isDark: isDark)
    }

    @Test func `the third level of words is as faint as was measured here`() {
      func color(of shown: Shown) -> Color? {
        if case .text(let text) = shown.content { return text.color }
        return shown.children.lazy.compactMap(color).first
      }
      let screen = Screen(Text("Faint").foregroundStyle(.tertiary))
      #expect(screen.backend.root.flatMap(color) == .primary.opacity(0.68))
    }
  }
}
