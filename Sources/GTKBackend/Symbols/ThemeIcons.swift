/// The desktop's icons that mean what a SwiftUI symbol means.
enum ThemeIcons {
  /// The theme's name for the symbol called `name`. A filled symbol is the same icon.
  static func name(for name: String) -> String? {
    if let icon = icons[name] { return icon + "-symbolic" }
    var words = name.split(separator: ".")
    while let last = words.last, ["fill", "circle", "square"].contains(last) {
      words.removeLast()
      if let icon = icons[words.joined(separator: ".")] { return icon + "-symbolic" }
    }
    return nil
  }

  private static let icons = things.merging(acts) { thing, _ in thing }
}
