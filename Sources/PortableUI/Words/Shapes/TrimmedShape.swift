public import Foundation

/// A part of a shape's line, as a shape.
struct TrimmedShape<Base: Shape>: ShapeOfAnother {
  var base: Base
  var start: CGFloat
  var end: CGFloat

  nonisolated var animatableData:
    AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set {
      base.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }
}

extension TrimmedShape: Equatable where Base: Equatable {}

nonisolated extension Shape {
  /// The part of the shape's line between `startFraction` and `endFraction` of its whole length.
  ///
  ///     Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 4)
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }
}
