public import Foundation
import PortableUI

/// The letters that labels and fields are written in.
public nonisolated final class UIFont: Sendable {
  let font: Font

  init(_ font: Font) { self.font = font }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From -1, the thinnest, to 1.
    public var rawValue: CGFloat

    /// A weight from -1, the thinnest, to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest of the weights there are.
    var nearest: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
        (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      let distances = known.map { (abs($0.0 - rawValue), $0.1) }
      return distances.min { $0.0 < $1.0 }?.1 ?? .regular
    }
  }

  /// A role of text, whose size follows the desktop's settings.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    /// The largest title.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// A title.
    public static let title1 = TextStyle(style: .title)
    /// A title of the second level.
    public static let title2 = TextStyle(style: .title2)
    /// A title of the third level.
    public static let title3 = TextStyle(style: .title3)
    /// A heading.
    public static let headline = TextStyle(style: .headline)
    /// What stands under a heading.
    public static let subheadline = TextStyle(style: .subheadline)
    /// Running text.
    public static let body = TextStyle(style: .body)
    /// A remark.
    public static let callout = TextStyle(style: .callout)
    /// A footnote.
    public static let footnote = TextStyle(style: .footnote)
    /// A caption.
    public static let caption1 = TextStyle(style: .caption)
    /// A smaller caption.
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The desktop's font for a role of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }

  /// The desktop's font in a size of one's own.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight == .regular ? nil : weight.nearest))
  }

  /// The desktop's font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The desktop's font in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font.system(size: size).italic())
  }

  /// The desktop's font, with digits that are as wide as each other.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemFont(ofSize: size, weight: weight).font.monospacedDigit())
  }

  /// Letters that are as wide as each other.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemFont(ofSize: size, weight: weight).font.monospaced())
  }

  /// The font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = font
    font.size = .points(Double(size))
    return UIFont(font)
  }

  /// The size in points; of a role of text, the one that it has before the desktop's settings.
  public var pointSize: CGFloat {
    switch font.size {
    case .points(let points), .relative(let points, _): points
    case .style(let style): Self.usualSizes[style] ?? 17
    }
  }

  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of what stands on buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of remarks.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The usual size.
  public static var systemFontSize: CGFloat { 14 }

  private static let usualSizes: [Font.TextStyle: CGFloat] = [
    .largeTitle: 34, .title: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption: 12, .caption2: 11,
  ]
}

extension UIFont: Hashable {
  /// Whether both look the same.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }
  /// Equal ones hash alike.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
