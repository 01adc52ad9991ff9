import LayoutEngine

/// Across or down.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// Either direction, both or none.
  public struct Set: OptionSet, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// The directions whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One direction.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
