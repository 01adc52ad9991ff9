/// How the words at an axis are turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case horizontal
    case vertical
    case verticalReversed
  }

  let kind: Kind

  /// As words usually are.
  public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
  /// As words usually are.
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// From the top to the bottom.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// From the bottom to the top.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// What becomes of words at an axis for which there is no room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let drops: Bool
  let spacing: Double

  /// Those that would lie over others are left out.
  public static let automatic = greedy
  /// Those that would lie over others before them are left out.
  public static let greedy = AxisValueLabelCollisionResolution(drops: true, spacing: 4)
  /// All are there, whatever they lie over.
  public static let disabled = AxisValueLabelCollisionResolution(drops: false, spacing: 0)

  /// Those that would be nearer to others before them than that are left out.
  public static func greedy(minimumSpacing: Double) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(drops: true, spacing: minimumSpacing)
  }
}

extension AxisValueLabelOrientation: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}
