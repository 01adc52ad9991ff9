public import Foundation

/// How letters look: a style of the desktop, or a size of one's own.
public struct Font: Hashable, Sendable {
  /// A role of text, whose size follows the desktop's settings.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3
    case headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// A role or a size in points.
  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    case points(Double)
    /// So many points where letters have their usual size; they grow as those of a role do.
    case relative(Double, TextStyle)
  }

  package var size: Size
  package var weight: Weight?
  package var design: Design

  /// Whose letters they are; `nil` for the desktop's.
  package var family: FontFamily?

  package var isItalic = false

  /// Whether all digits are as wide as each other.
  package var hasEvenDigits = false

  /// Which letters are small capitals.
  package var smallCapitals: SmallCapitals = []

  /// How wide the letters are; 0 for as wide as usual.
  package var stretch = Width.standard

  /// How far lines are from each other.
  package var lineDistance = Leading.standard

  /// How much larger than usual the roles of text are.
  package var scale = 1.0

  init(_ size: Size, weight: Weight? = nil, design: Design = .default) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// The font so much larger.
  func scaled(to factor: Double) -> Font {
    var font = self
    switch size {
    case .style, .relative: font.scale *= factor
    case .points(let points): font.size = .points(points * factor)
    }
    return font
  }

  /// The desktop's font for a role of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design ?? .default)
  }

  /// The desktop's font in a size of one's own.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.points(Double(size)), weight: weight, design: design ?? .default)
  }

  /// The font with heavier or lighter strokes.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with digits that are as wide as each other, so that numbers that change stay in place.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasEvenDigits = true
    return font
  }

  /// The font with letters that are as wide as each other.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The largest title.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A title.
  public static let title = Font(.style(.title))
  /// A title of the second level.
  public static let title2 = Font(.style(.title2))
  /// A title of the third level.
  public static let title3 = Font(.style(.title3))
  /// A heading.
  public static let headline = Font(.style(.headline))
  /// What stands under a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// A remark.
  public static let callout = Font(.style(.callout))
  /// A footnote.
  public static let footnote = Font(.style(.footnote))
  /// A caption.
  public static let caption = Font(.style(.caption))
  /// A smaller caption.
  public static let caption2 = Font(.style(.caption2))
}
