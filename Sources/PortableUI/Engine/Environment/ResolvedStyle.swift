import Foundation

/// How texts and controls look in a part of the graph: what their elements need of the environment.
///
/// An object, since every element of that part asks for it.
final class ResolvedStyle {
  /// How texts look of which nothing is said.
  let text: TextFormat

  /// The font of words to which a weight or a look of their own may be given.
  let font: Font

  /// The same before what views say of fonts without naming one.
  let namedFont: Font
  let weight: Font.Weight?
  let fontLook: FontLook
  let textCase: TextLook.LetterCase?

  /// Whether a person may select words, where these are in no button.
  let isSelectable: Bool
  let locale: Locale
  let isEnabled: Bool
  let tint: Color?

  /// Whether it is light or dark, where a view has chosen that.
  let scheme: ColorScheme?

  init(_ values: EnvironmentValues) {
    let looks = values.textLooks
    fontLook = looks.font
    textCase = looks.textCase
    isSelectable = looks.isSelectable
    namedFont = values.font ?? .body
    font = looks.font.applied(to: namedFont)
    weight = values.fontWeight
    var plain = font
    if let weight { plain.weight = weight }
    let foreground = values.foregroundPaint
    let reasons = values.redactionReasons
    text = TextFormat(
      TextFormat.Values(
        font: plain, color: foreground?.flatColor ?? .primary, paint: foreground?.ofManyColors,
        lineLimit: values.lineLimit, alignment: values.multilineTextAlignment,
        isMirrored: values.layoutDirection == .rightToLeft,
        look: looks.text == .usual ? nil : looks.text, leastLines: values.leastLines,
        isRedacted: reasons.contains(.placeholder)
          || reasons.contains(.privacy) && values[SensitiveKey.self],
        isSelectable: false, fadesWords: looks.contentTransition.fades))
    locale = values.locale
    isEnabled = values.isEnabled
    tint = values.tint
    scheme = values[ChosenSchemeKey.self]
  }
}

extension ResolvedStyle: Equatable {
  static func == (lhs: ResolvedStyle, rhs: ResolvedStyle) -> Bool {
    lhs.text == rhs.text && lhs.font == rhs.font && lhs.namedFont == rhs.namedFont
      && lhs.weight == rhs.weight
      && lhs.fontLook == rhs.fontLook && lhs.textCase == rhs.textCase
      && lhs.isSelectable == rhs.isSelectable && lhs.locale == rhs.locale
      && lhs.isEnabled == rhs.isEnabled && lhs.tint == rhs.tint && lhs.scheme == rhs.scheme
  }
}
