import Foundation

/// The direction in which a language is read, and in which rows, edges and margins follow one another.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  /// As the language is read that the person who runs the program reads first.
  package static let ofProcess = of(Languages.ofProcess)

  /// As the first of `languages` is read, which are codes as `de-AT`.
  static func of(_ languages: [String]) -> LayoutDirection {
    guard let first = languages.first else { return .leftToRight }
    let direction = Locale.Language(identifier: first).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension EnvironmentValues {
  /// The direction in which views are laid out. It is the desktop's, unless it is set.
  ///
  /// From right to left everything stands where a mirror would show it: leading is on the right. Pictures, paths
  /// and the words of texts are not turned around.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
