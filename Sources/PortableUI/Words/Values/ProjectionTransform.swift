public import Foundation

/// A way to move, stretch, turn, shear and tilt the plane: a point stands before it as the row `x`, `y`, 1,
/// and what comes out is divided by its third number.
public struct ProjectionTransform: Hashable, Sendable {
  /// What the old `x` has to do with the new `x`, the new `y` and the third number.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// What the old `y` has to do with them.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// What they have in any case.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Leaves every point where it is.
  public init() {}

  /// Does the same as `m`.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that do not meet do not meet afterwards either.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform, and `rhs` after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var both = ProjectionTransform()
    let other = rhs.rows
    func row(_ row: [CGFloat]) -> [CGFloat] {
      (0..<3).map { row[0] * other[0][$0] + row[1] * other[1][$0] + row[2] * other[2][$0] }
    }
    both.rows = rows.map(row)
    return both
  }

  /// Becomes the way back, where there is one. Returns whether there is.
  public mutating func invert() -> Bool {
    let m = rows
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (a, b) = ((row + 1) % 3, (row + 2) % 3)
      let (c, d) = ((column + 1) % 3, (column + 2) % 3)
      return m[a][c] * m[b][d] - m[a][d] * m[b][c]
    }
    let size = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
    guard size != 0, size.isFinite else { return false }
    rows = (0..<3).map { row in (0..<3).map { minor($0, row) / size } }
    return true
  }

  /// The way back; this transform itself where there is none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  private var rows: [[CGFloat]] {
    get { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
    set {
      (m11, m12, m13) = (newValue[0][0], newValue[0][1], newValue[0][2])
      (m21, m22, m23) = (newValue[1][0], newValue[1][1], newValue[1][2])
      (m31, m32, m33) = (newValue[2][0], newValue[2][1], newValue[2][2])
    }
  }
}

extension ProjectionTransform {
  /// The transform without a tilt that does the same around `point`: everywhere, where nothing is tilted.
  func flat(around point: CGPoint) -> CGAffineTransform {
    let (x, y) = (point.x, point.y)
    let (left, top) = (m11 * x + m21 * y + m31, m12 * x + m22 * y + m32)
    let depth = m13 * x + m23 * y + m33
    // What is that near to the eye is seen nowhere.
    guard abs(depth) > 1e-6 else { return CGAffineTransform(scaleX: 0, y: 0) }
    let area = depth * depth
    let (a, b) = ((m11 * depth - left * m13) / area, (m12 * depth - top * m13) / area)
    let (c, d) = ((m21 * depth - left * m23) / area, (m22 * depth - top * m23) / area)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: left / depth - a * x - c * y, ty: top / depth - b * x - d * y)
  }
}
