import Foundation

/// The line of a shape, as a shape.
struct StrokedShape<Base: Shape>: ShapeOfAnother {
  var base: Base
  var style: StrokeStyle

  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, style.lineWidth) }
    set { (base.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
}

extension StrokedShape: Equatable where Base: Equatable {}
