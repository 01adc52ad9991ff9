import LayoutEngine

/// How an element looks while it comes or goes, whatever it shows.
package struct Passage: Equatable {
  /// How opaque it is with all that is in it, from 0 to 1; multiplied by that of a layer.
  package var opacity = 1.0

  /// How it is stretched with all that is in it; `nil` where it is not.
  package var scale: LayerContent.Scale?

  /// Whether its view is gone. It is still to be seen, but is not touched, typed into or read aloud.
  package var isLeaving = false
}
