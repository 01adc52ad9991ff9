/// Parts of red, green and blue, and how opaque their mixture is, from 0 to 1.
package struct ColorMixture: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  /// A mixture of these parts.
  package init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
