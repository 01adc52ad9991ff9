import CGTK
import PortableUI

/// Who draws somewhere, and knows what colours are there.
protocol Painter {
  /// The colour of texts there.
  var foreground: GdkRGBA { get }

  /// What `color` is there.
  func rgba(_ color: Color) -> GdkRGBA
}
