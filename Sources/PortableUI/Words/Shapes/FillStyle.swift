/// How the inside of a shape is told from its outside.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts that lie inside an even number of times are outside.
  public var isEOFilled: Bool

  /// Whether its edges are to be smooth. The desktop draws them smooth in any case.
  public var isAntialiased: Bool

  /// Fills what lies inside, or inside an odd number of times.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
