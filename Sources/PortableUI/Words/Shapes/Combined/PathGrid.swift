import Foundation

/// A fine grid on whose points lines meet, so that it can be said exactly which of them cross.
struct PathGrid {
  private let corner: CGPoint
  private let scale: CGFloat

  /// A grid for points in `bounds`, of which no two on it are further apart than 67 million of its steps.
  init(_ bounds: CGRect) {
    corner = CGPoint(x: bounds.midX, y: bounds.midY)
    let extent = max(bounds.width, bounds.height, 1e-9)
    // A power of two, so that whole numbers stay what they are.
    scale = CGFloat(exp2((log2(67_108_864 / Double(extent))).rounded(.down)))
  }

  func place(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((point.x - corner.x) * scale).rounded()),
      y: Int(((point.y - corner.y) * scale).rounded()))
  }

  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(x: CGFloat(place.x) / scale + corner.x, y: CGFloat(place.y) / scale + corner.y)
  }
}

/// A point of a grid.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (one: GridPoint, other: GridPoint) -> Bool {
    (one.x, one.y) < (other.x, other.y)
  }

  static func - (one: GridPoint, other: GridPoint) -> GridPoint {
    GridPoint(x: one.x - other.x, y: one.y - other.y)
  }

  /// Twice the area between the ways to both: above 0 where the way to `other` turns towards larger y.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }

  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}
