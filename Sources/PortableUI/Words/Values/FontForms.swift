public import Foundation

extension Font {
  /// How wide the letters of a font are.
  ///
  /// They are of the width that comes nearest, among those that the family has.
  public struct Width: Hashable, Sendable {
    /// How much wider than usual they are, above 0; below that they are narrower.
    public var value: CGFloat

    /// Letters wider than usual, above 0, or narrower.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// How far the lines of a text are from each other.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Nearer.
    case tight
    /// Further.
    case loose

    /// How much higher than usual a line is.
    package var factor: Double {
      switch self {
      case .standard: 1
      case .tight: 0.9
      case .loose: 1.15
      }
    }
  }

  /// Letters that are shown as small capitals.
  package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    /// The letters whose bits are set.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Small letters.
    package static let lowercase = SmallCapitals(rawValue: 1)
    /// Capitals.
    package static let uppercase = SmallCapitals(rawValue: 2)
  }

  /// The font with all letters as small capitals.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// The font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font {
    var font = self
    font.smallCapitals.insert(.lowercase)
    return font
  }

  /// The font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font {
    var font = self
    font.smallCapitals.insert(.uppercase)
    return font
  }

  /// The font with wider or narrower letters, where the family has such.
  public func width(_ width: Width) -> Font {
    var font = self
    font.stretch = width
    return font
  }

  /// The font with letters so much wider than usual, where the family has such.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// The font with lines nearer to each other than usual, or further.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.lineDistance = leading
    return font
  }

  /// The font so many times as large.
  public func scaled(by factor: CGFloat) -> Font { scaled(to: max(0, Double(factor))) }
}
