import Foundation

/// How texts and controls look in a part of the graph: what their elements need of the environment.
struct ResolvedStyle: Equatable {
  var font: Font
  var weight: Font.Weight?
  var fontLook: FontLook
  var textLook: TextLook?
  var textCase: TextLook.LetterCase?
  var color: Color

  /// What letters are painted with where a colour does not say it.
  var paint: Paint?
  var lineLimit: Int?
  var leastLines: Int
  var alignment: TextAlignment
  var isMirrored: Bool
  var isRedacted: Bool
  var isSelectable: Bool
  var fadesWords: Bool
  var locale: Locale
  var isEnabled: Bool
  var tint: Color?

  /// Whether it is light or dark, where a view has chosen that.
  var scheme: ColorScheme?

  init(_ values: EnvironmentValues) {
    let looks = values.textLooks
    fontLook = looks.font
    textLook = looks.text == .usual ? nil : looks.text
    textCase = looks.textCase
    isSelectable = looks.isSelectable
    fadesWords = looks.contentTransition.fades
    font = looks.font.applied(to: values.font ?? .body)
    weight = values.fontWeight
    let foreground = values.foregroundPaint
    color = foreground?.flatColor ?? .primary
    paint = foreground?.ofManyColors
    lineLimit = values.lineLimit
    leastLines = values.leastLines
    alignment = values.multilineTextAlignment
    isMirrored = values.layoutDirection == .rightToLeft
    let reasons = values.redactionReasons
    isRedacted =
      reasons.contains(.placeholder)
      || reasons.contains(.privacy) && values[SensitiveKey.self]
    locale = values.locale
    isEnabled = values.isEnabled
    tint = values.tint
    scheme = values[ChosenSchemeKey.self]
  }
}
