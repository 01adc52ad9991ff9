/// How the parts of a colour become those of another: each new part is a sum of the old ones, each
/// multiplied by a number, and a fifth number.
public struct ColorMatrix: Equatable, Sendable {
  /// How much of red, green, blue and opacity the new red has, and what is added.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The same for the new green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The same for the new blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The same for the new opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The matrix that changes nothing.
  public init() {}
}
