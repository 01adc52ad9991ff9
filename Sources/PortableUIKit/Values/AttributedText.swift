public import Foundation
import PortableUI

extension NSAttributedString.Key {
  /// The letters, a `UIFont`.
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters, a `UIColor`.
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A line below the letters, the raw value of an `NSUnderlineStyle`.
  public nonisolated static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through the letters, the raw value of an `NSUnderlineStyle`.
  public nonisolated static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the letters stand apart beyond what is usual, a number.
  public nonisolated static let kern = NSAttributedString.Key("NSKern")
  /// How far the letters stand above their line, a number.
  public nonisolated static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// The kind of a line below or through letters.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
  /// What tells it from others.
  public let rawValue: Int
  /// What tells it from others.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension Text {
  /// The words of `text`, each in the looks that it has there.
  init(_ text: NSAttributedString, in traits: UITraitCollection) {
    var parts: [Text] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let words = text.attributedSubstring(from: range).string
      parts.append(Text(verbatim: words).looking(attributes, in: traits))
    }
    guard let first = parts.first else {
      self.init(verbatim: "")
      return
    }
    self = parts.dropFirst().reduce(first) { $0 + $1 }
  }

  private func looking(
    _ attributes: [NSAttributedString.Key: Any], in traits: UITraitCollection
  ) -> Text {
    var text = self
    if let font = attributes[.font] as? UIFont { text = text.font(font.font) }
    if let color = attributes[.foregroundColor] as? UIColor {
      text = text.foregroundStyle(color.color(in: traits))
    }
    if let style = attributes[.underlineStyle] as? Int, style != 0 { text = text.underline() }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 {
      text = text.strikethrough()
    }
    if let kern = attributes[.kern] as? NSNumber { text = text.kerning(CGFloat(kern.doubleValue)) }
    if let rise = attributes[.baselineOffset] as? NSNumber {
      text = text.baselineOffset(CGFloat(rise.doubleValue))
    }
    return text
  }
}
