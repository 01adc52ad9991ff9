import Foundation

/// A shape made of two others in the same room.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let way: ShapeCombination
  let eoFill: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let (one, other) = (first.path(in: rect), second.path(in: rect))
    return switch way {
    case .areas(let combination): combination.path(of: one, other, eoFill: eoFill)
    case .lineInside: one.lineIntersection(other, eoFill: eoFill)
    case .lineOutside: one.lineSubtraction(other, eoFill: eoFill)
    }
  }

  /// The numbers of both shapes.
  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CombinedShape: Equatable where First: Equatable, Second: Equatable {}

/// What a shape is made of.
enum ShapeCombination: Hashable {
  case areas(PathCombination)
  case lineInside, lineOutside
}

nonisolated extension Shape {
  /// The shape together with `other`.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .areas(.union), eoFill)
  }

  /// What lies in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .areas(.intersection), eoFill)
  }

  /// The shape without what lies in `other`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .areas(.subtracting), eoFill)
  }

  /// What lies in one of both shapes alone.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .areas(.symmetricDifference), eoFill)
  }

  /// The parts of the shape's line that lie in `other`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineInside, eoFill)
  }

  /// The parts of the shape's line that do not lie in `other`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineOutside, eoFill)
  }

  private func combined<T: Shape>(
    _ other: T, _ way: ShapeCombination, _ eoFill: Bool
  ) -> CombinedShape<Self, T> {
    CombinedShape(first: self, second: other, way: way, eoFill: eoFill)
  }
}
