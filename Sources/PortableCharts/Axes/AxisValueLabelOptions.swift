public import Foundation

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

extension AxisValueLabelOrientation: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}

/// What becomes of words at an axis for which there is no room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case greedy
    case truncate
    case disabled
  }

  let kind: Kind
  var priority = 0.0
  var spacing: CGFloat = 4

  /// Those that would lie over others are left out.
  public static let automatic = greedy
  /// Those that would lie over others before them are left out.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  /// Those that would lie over the ones beside them are cut short.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  /// All are there, whatever they lie over.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled, spacing: 0)

  /// Those that would be nearer than `minimumSpacing` to others are left out: those of a lower priority, and of
  /// the same priority the later ones.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      kind: .greedy, priority: priority, spacing: minimumSpacing ?? 4)
  }
}

extension AxisValueLabelCollisionResolution: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}
