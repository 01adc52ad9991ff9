/// What a view takes over from the one it is matched with.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The parts, as bits.
  public let rawValue: UInt32

  /// The parts that these bits stand for.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)

  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)

  /// Where it is and how large.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
