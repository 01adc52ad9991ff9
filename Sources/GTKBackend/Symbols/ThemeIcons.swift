/// The desktop's icons that mean what a SwiftUI symbol means.
enum ThemeIcons {
  /// The theme's name for the symbol called `name`.
  static func name(for name: String) -> String? { icons[name].map { $0 + "-symbolic" } }

  private static let icons = things.merging(acts) { thing, _ in thing }
}
