public import Foundation

/// A way, or how fast something moves.
public struct CGVector: Hashable, Sendable {
  /// How far to the side.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// No way at all.
  public static let zero = CGVector()

  /// No way at all.
  public init() { self.init(dx: 0, dy: 0) }

  /// So far to the side and down.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
