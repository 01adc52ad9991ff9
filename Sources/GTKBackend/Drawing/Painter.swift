import CGTK
import PortableUI

/// Who draws somewhere, and knows what colours are there.
protocol Painter {
  /// The colour of texts there.
  var foreground: GdkRGBA { get }

  /// Whether it is dark there.
  var isDark: Bool { get }

  /// How many points of colour make one point there, across and down.
  var resolution: Double { get }

  /// What `color` is there.
  func rgba(_ color: Color) -> GdkRGBA
}
