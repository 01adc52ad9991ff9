import Foundation

/// The colour that an app chose for what stands out: the colour set `AccentColor` of its assets.
package enum AppAccent {
  /// That of the program; `nil` where it has none, and what stands out has the desktop's colour.
  package static let color = color(in: .main)

  static func color(in bundle: Bundle) -> Color? {
    guard let color = Color(asset: "AccentColor", in: bundle) else { return nil }
    // A set that stands for the accent itself says nothing.
    return color.kind == .named(.accentColor) ? nil : color
  }
}
