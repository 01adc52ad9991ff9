public import Foundation
import PortableUI

/// What is behind a cell or a button: a colour, a picture or a view, with an edge.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// A view that is behind everything else of it.
  public var customView: UIView?

  /// How round the corners are.
  public var cornerRadius: CGFloat = 0

  /// What is kept from the edges; what is less than nothing goes beyond them.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour; `nil` for the usual.
  public var backgroundColor: UIColor?

  /// What becomes of the colour before it is seen.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The picture, in front of the colour.
  public var image: UIImage?

  /// How the picture fills it.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the edge; `nil` for the colour of what can be acted upon.
  public var strokeColor: UIColor?

  /// What becomes of the edge's colour before it is seen.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// How broad the edge is.
  public var strokeWidth: CGFloat = 0

  /// How far the edge lies outside.
  public var strokeOutset: CGFloat = 0

  init(backgroundColor: UIColor? = nil) { self.backgroundColor = backgroundColor }

  /// Nothing but the list itself.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// What rows have behind them.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// What rows of plain tables have behind them.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// What rows of grouped tables have behind them.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The colour that is seen where `tintColor` is that of what can be acted upon.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the edge that is seen where `tintColor` is that of what can be acted upon.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Whether nobody has said anything: what is usual is seen.
  var isUsual: Bool { self == UIBackgroundConfiguration() }
}

/// Makes another colour of a colour.
public nonisolated struct UIConfigurationColorTransformer {
  /// Makes another colour of a colour.
  public let transform: (UIColor) -> UIColor

  /// Two are equal when they are the same one.
  private let identity = TransformerIdentity()

  /// One that does what `transform` does.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that it makes of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

nonisolated extension UIConfigurationColorTransformer: Hashable {
  /// Whether both are the same one, or copies of it.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }

  /// Feeds which one it is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}

private nonisolated final class TransformerIdentity: Sendable {}
