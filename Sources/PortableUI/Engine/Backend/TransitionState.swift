import LayoutEngine

/// How an element looks while it comes or goes, whatever it shows.
package struct TransitionState: Equatable {
  /// How opaque it is with all that is in it, from 0 to 1; multiplied by that of a layer.
  package var opacity: Double

  /// How it is stretched with all that is in it; `nil` where it is not.
  package var scale: LayerContent.Scale?

  /// Whether its view is gone. It is still to be seen, but is not touched, typed into or read aloud.
  package var isLeaving: Bool

  /// The usual look, or one that differs from it.
  package init(
    opacity: Double = 1, scale: LayerContent.Scale? = nil, isLeaving: Bool = false
  ) {
    self.opacity = opacity
    self.scale = scale
    self.isLeaving = isLeaving
  }
}
