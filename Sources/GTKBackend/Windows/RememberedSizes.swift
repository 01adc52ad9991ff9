import LayoutEngine

/// The sizes that people gave windows, kept for the next time the app runs.
enum RememberedSizes {
  private static let file = StateFile<[Double]>(name: "window-sizes.json")

  /// The size that a person gave a window of that scene last.
  static func size(of scene: String) -> Size? {
    guard let sides = file.read()[scene], sides.count == 2, sides.allSatisfy({ $0 >= 1 }) else {
      return nil
    }
    return Size(width: sides[0], height: sides[1])
  }

  /// Keeps the size of a window of that scene.
  static func keep(_ size: Size, of scene: String) {
    file.keep([size.width, size.height], as: scene)
  }
}
