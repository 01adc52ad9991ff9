import Foundation

/// The shadow of what something is painted with.
package struct PaintShadow: Hashable, Sendable {
  package var color: Color

  /// How far its edge is spread.
  package var radius: Double

  /// How far it lies beside what throws it.
  package var x: Double
  package var y: Double

  /// Whether it is seen inside of what throws it, and not behind that.
  package let isInner: Bool

  init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, isInner: Bool) {
    self.color = color
    self.radius = Showable.number(Double(radius), in: Showable.spreads, usual: 0)
    self.x = Showable.coordinate(Double(x))
    self.y = Showable.coordinate(Double(y))
    self.isInner = isInner
  }
}

extension Paint {
  /// The paint with one shadow more.
  func with(_ shadow: PaintShadow) -> Paint { .shadowed(plain, shadows + [shadow]) }

  /// The shadows of what is painted with it, those further back first.
  package var shadows: [PaintShadow] {
    if case .shadowed(_, let shadows) = self { shadows } else { [] }
  }

  /// The paint without its shadows.
  package var plain: Paint { if case .shadowed(let paint, _) = self { paint } else { self } }

  /// The paint without its shadows where it is more than one colour; `nil` where one colour says all of it.
  package var plainOfManyColors: Paint? { plain.ofManyColors }
}
