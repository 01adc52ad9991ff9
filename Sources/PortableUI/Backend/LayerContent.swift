package import LayoutEngine

/// How a group of elements looks and behaves as one.
package struct LayerContent: Equatable {
  /// How opaque it is, from 0 to 1.
  package var opacity = 1.0

  /// The shape outside of which nothing of it is seen or touched.
  package var clip: Outline?

  /// How it is stretched around a point of it; layout does not notice.
  package var scale: Scale?

  /// Whether it keeps its room but cannot be seen, touched or heard of.
  package var isHidden = false

  /// Whether pointers reach what is inside; otherwise they reach what is behind.
  package var takesPointer = true

  /// How many taps in a row it waits for; `nil` where it does not care.
  package var tapCount: Int?

  /// Whether the texts inside are the name of the control inside.
  package var namesControl = false

  /// A stretching of what is drawn.
  package struct Scale: Equatable {
    /// How much wider.
    package var x: Double
    /// How much higher.
    package var y: Double
    /// The point that stays where it is, as parts of the width and the height.
    package var anchor: Point
  }
}
