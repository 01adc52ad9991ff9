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
  /// The words of `text`. All of them look as its first ones: a text has one look.
  init(_ text: NSAttributedString, in traits: UITraitCollection) {
    self.init(verbatim: text.string)
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self = self.font(font.font) }
    if let color = attributes[.foregroundColor] as? UIColor {
      self = foregroundStyle(color.color(in: traits))
    }
    if let style = attributes[.underlineStyle] as? Int, style != 0 { self = underline() }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 { self = strikethrough() }
    if let kern = attributes[.kern] as? NSNumber { self = self.kerning(CGFloat(kern.doubleValue)) }
  }
}
