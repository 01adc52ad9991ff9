import Foundation
package import LayoutEngine

/// What a canvas shows: what was drawn on it, in order. Nothing of it is seen outside of the frame.
package struct DrawingContent: Equatable {
  /// The steps, those further back first.
  package var steps: [DrawingStep]

  package init(steps: [DrawingStep]) { self.steps = steps }
}

/// One thing that was drawn on a canvas.
package struct DrawingStep: Equatable {
  /// What a step draws.
  package enum Content: Equatable {
    /// A path, filled or drawn.
    case shape(ShapeContent)
    /// Words.
    case text(TextContent)
    /// A picture.
    case image(ImageContent)
    /// Steps that are drawn by themselves, and then as one.
    case group([DrawingStep])
  }

  /// What is drawn.
  package var content: Content

  /// Where it is before it is moved by the transform. Gradients go across it.
  package var frame: Rect

  /// How it is moved, stretched and turned; there is always a way back.
  package var transform: CGAffineTransform

  /// How opaque it is as a whole, from 0 to 1.
  package var opacity: Double

  /// How its colours and those behind it become one.
  package var blend: BlendMode

  /// What it is seen through: all of these at once, in the coordinates around.
  package var clips: [DrawingClip]

  /// What becomes of it before that, the last of these first.
  package var filters: [DrawingFilter] = []
}

/// What a part of a drawing is seen through.
package enum DrawingClip: Equatable {
  /// What is inside of a line, where parts that lie inside an even number of times may be left out.
  case path(Path, isEvenOdd: Bool)

  /// What these steps draw, as opaque as that is and as the number says, or what they leave free.
  case layer([DrawingStep], opacity: Double, isInverse: Bool)
}
