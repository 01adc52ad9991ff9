public import Foundation

/// Paths made of the insides of two others. Curves become straight pieces, none of which is further from
/// the curve than a twentieth of a point, or a two-thousandth of the path where that is less.
extension Path {
  /// The line around what lies in this path, in `other` or in both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.union.path(of: self, other, eoFill: eoFill)
  }

  /// The line around what lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.intersection.path(of: self, other, eoFill: eoFill)
  }

  /// The line around what lies in this path and not in `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.subtracting.path(of: self, other, eoFill: eoFill)
  }

  /// The line around what lies in one of both paths alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.symmetricDifference.path(of: self, other, eoFill: eoFill)
  }

  /// The line around what lies in the path: it does not cross itself, and can be filled either way.
  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  /// The parts of this path's line that lie in `other`, or on its border.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other, eoFill, inside: true)
  }

  /// The parts of this path's line that do not lie in `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other, eoFill, inside: false)
  }

  private func cut(by other: Path, _ eoFill: Bool, inside: Bool) -> Path {
    let (path, area) = (showable, other.showable)
    let bounds = path.boundingRect.union(area.boundingRect)
    let tolerance = FlatPath.tolerance(for: max(bounds.width, bounds.height, 1e-9))
    let cutting = LineCutting(by: area, eoFill: eoFill, tolerance: tolerance)
    return cutting.parts(of: FlatPath(path, tolerance: tolerance).lines, inside: inside)
  }

  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }
}
