public import Foundation
import LayoutEngine

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// Exactly so long.
    case fixed(CGFloat)
    /// An equal part of the room that is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into an equal part of the room that is left, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size

  /// The distance to the next one; `nil` for the usual.
  public var spacing: CGFloat?

  /// Where a view lies in its cell; `nil` for the middle.
  public var alignment: Alignment?

  /// A column or a row of this size.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let sizing: GridTrack.Sizing =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let least, let most): .flexible(least: Double(least), most: Double(most))
      case .adaptive(let least, let most): .adaptive(least: Double(least), most: Double(most))
      }
    return GridTrack(sizing, spacing: spacing.map(Double.init), alignment: alignment?.guides)
  }
}
