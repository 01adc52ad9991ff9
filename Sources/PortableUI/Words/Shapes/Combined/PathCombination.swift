import Foundation

/// What becomes of the insides of two paths.
enum PathCombination {
  case union, intersection, subtracting, symmetricDifference

  /// Whether what is inside of the paths, or not, is inside of both together.
  func isInside(_ one: Bool, _ other: Bool) -> Bool {
    switch self {
    case .union: one || other
    case .intersection: one && other
    case .subtracting: one && !other
    case .symmetricDifference: one != other
    }
  }

  /// The line around what is inside of both together. It winds once around that, whichever way of
  /// filling is chosen, and has neither curves nor lines that cross.
  func path(of one: Path, _ other: Path, eoFill: Bool) -> Path {
    let paths = [one.showable, other.showable]
    let bounds = paths.filter { !$0.isEmpty }.map(\.boundingRect).reduce(CGRect.null) {
      $0.union($1)
    }
    guard !bounds.isNull else { return Path() }
    let grid = PathGrid(bounds)
    let tolerance = FlatPath.tolerance(for: max(bounds.width, bounds.height, 1e-9))
    var mesh = EdgeMesh()
    for (number, path) in paths.enumerated() {
      for edge in FlatPath(path, tolerance: tolerance).edges {
        mesh.add(grid.place(edge.start), grid.place(edge.end), path: number)
      }
    }
    mesh.settle()
    func isFilled(_ windings: Int) -> Bool { eoFill ? windings & 1 != 0 : windings != 0 }
    let borders = mesh.borders { isInside(isFilled($0[0]), isFilled($0[1])) }
    var loops = EdgeLoops(borders)
    return Path { path in
      for loop in loops.loops() {
        path.addLines(loop.map(grid.point))
        path.closeSubpath()
      }
    }
  }
}
