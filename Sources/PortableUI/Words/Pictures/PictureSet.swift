package import LayoutEngine

/// The files of one picture: for screens of several scales, and for light and dark.
package struct PictureSet: Hashable, Sendable {
  /// One of them.
  package struct File: Hashable, Sendable {
    package let path: String

    /// How many of its points of colour make one point of the screen.
    package let scale: Double

    /// Whether it is for dark or for light; `nil` for both.
    package let isDark: Bool?
  }

  /// All of them: at least one.
  let files: [File]

  /// How large the picture is by itself.
  package let size: Size

  /// Whether only it matters where it is opaque.
  let isTemplate: Bool

  /// The path of the file that is shown where it is dark or light, on a screen with that scale: one
  /// that need not be enlarged, if there is one.
  package func path(isDark: Bool, scale: Double) -> String {
    let sorted = resolved(isDark: isDark).files.sorted { $0.scale < $1.scale }
    return (sorted.first { $0.scale >= scale } ?? sorted[sorted.count - 1]).path
  }

  /// The files for dark or for light alone.
  func resolved(isDark: Bool) -> PictureSet {
    let fitting = files.filter { $0.isDark == isDark }
    let common = files.filter { $0.isDark == nil }
    let files = !fitting.isEmpty ? fitting : !common.isEmpty ? common : files
    return PictureSet(files: files, size: size, isTemplate: isTemplate)
  }
}
