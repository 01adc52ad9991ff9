public import Foundation

/// A way to move, stretch, turn and shear points: `x` becomes `a * x + c * y + tx`, and `y` becomes
/// `b * x + d * y + ty`.
///
/// Foundation has this type on Apple's systems only.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of the old `x` the new one has.
  public var a: CGFloat
  /// How much of the old `x` the new `y` has.
  public var b: CGFloat
  /// How much of the old `y` the new `x` has.
  public var c: CGFloat
  /// How much of the old `y` the new one has.
  public var d: CGFloat
  /// How far points move to the right.
  public var tx: CGFloat
  /// How far points move down.
  public var ty: CGFloat

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// A transform of these numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A transform of these numbers.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Leaves every point where it is.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Moves points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Stretches everything away from the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns everything around the origin, clockwise where `y` counts downwards.
  public init(rotationAngle angle: CGFloat) {
    let (cosine, sine) = (cos(angle), sin(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// This transform, and `other` after it.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// This transform after points were moved.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// This transform after everything was stretched.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// This transform after everything was turned.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The way back; this transform itself where there is none.
  public func inverted() -> CGAffineTransform {
    let size = area
    guard size != 0, size.isFinite else { return self }
    return CGAffineTransform(
      a: d / size, b: -b / size, c: -c / size, d: a / size, tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size)
  }

  /// How large a square of one point becomes.
  var area: CGFloat { a * d - b * c }
}

extension CGPoint {
  /// Where `transform` moves the point to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Where `transform` moves a corner to, beside where it moves the one across from it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The least rectangle around where `transform` moves this one to.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    CGRect(around: corners.map { $0.applying(transform) })
  }

  /// Where its corners are.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The least rectangle that holds `points`.
  package init(around points: [CGPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
