/// What becomes of a part of a drawing before it is put in front of what is behind it.
package enum DrawingFilter: Equatable {
  /// Other colours.
  case colors(ColorFilter)
  /// Each part of the colours by that of one.
  case multiplied(Color)
  /// Out of focus: how far each point is spread.
  case blurred(Double)
  /// A shadow behind it, or in front of it; or nothing but that.
  case shadow(LayerLooks.Shadow, DrawnShadow)
  /// One colour where it is as opaque as that, from 0 to 1, and nothing elsewhere.
  case threshold(ClosedRange<Double>, Color)

  /// Where a shadow is drawn.
  package enum DrawnShadow: Hashable { case behind, inFront, alone }
}

extension ColorFilter {
  /// How much steeper than before opacity changes where it is cut off: over a sixteenth of its way, so that
  /// edges stay smooth.
  private static let steepness = 16.0

  /// `color` where something is more opaque than `least`, and nothing elsewhere.
  package static func cuttingOff(below least: Double, _ color: ColorMixture) -> ColorFilter {
    var filter = painting(color)
    filter.numbers[18] = steepness * color.opacity
    // Where there is nothing, nothing comes.
    filter.numbers[19] = min(0, 0.5 - steepness * least) * color.opacity
    return filter
  }
}
