/// The widths that people gave columns in windows, kept for the next time the app runs.
enum RememberedWidths {
  private static let file = StateFile<[String: Double]>(name: "column-widths.json")

  /// The widths that people gave columns in windows of that scene last.
  static func widths(in scene: String) -> [String: Double] { file.read()[scene] ?? [:] }

  /// Keeps the widths that a person gave columns in a window of that scene.
  static func keep(_ widths: [String: Double], of scene: String) {
    if widths.isEmpty { return }
    file.keep(self.widths(in: scene).merging(widths) { $1 }, as: scene)
  }
}
