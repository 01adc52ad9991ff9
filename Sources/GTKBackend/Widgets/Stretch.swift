import LayoutEngine
import PortableUI

/// A stretching as GTK has it: around the top left corner, and moved.
struct Stretch {
  /// How much wider and higher.
  var width = 1.0
  var height = 1.0

  /// How far it is moved.
  var x = 0.0
  var y = 0.0

  /// The stretching `scale` of something of `size`, around a point that stays where it is.
  init(_ scale: LayerContent.Scale?, in size: Size) {
    guard let scale else { return }
    (width, height) = (scale.x, scale.y)
    x = size.width * scale.anchor.x * (1 - scale.x)
    y = size.height * scale.anchor.y * (1 - scale.y)
  }

  /// This stretching, and what comes of it stretched by `other`.
  func then(_ other: Stretch) -> Stretch {
    var both = other
    both.width *= width
    both.height *= height
    both.x += x * other.width
    both.y += y * other.height
    return both
  }

  /// Whether nothing is left to be seen.
  var isFlat: Bool { width == 0 || height == 0 }
}
