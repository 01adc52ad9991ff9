import PortableUI

/// How large letters are: a table that is the same on every machine.
///
/// Widths are whole thousandths of the font's size, by class of character, so that sums are exact.
struct FontTable {
  /// The size of the font in points.
  let size: Double
  private let weight: Int
  private let isMonospaced: Bool
  private let capitals: Font.SmallCapitals

  /// How wide letters are, and how high lines, in hundredths of what is usual.
  private let stretch: Int
  private let leading: Double

  /// How much wider each character is than usual.
  private let tracking: Int

  /// How much further lines are from each other than usual.
  let lineSpacing: Double

  /// How far letters that are raised or lowered reach beyond their line.
  private let reach: (above: Double, below: Double)

  init(_ font: Font, _ look: TextLook? = nil) {
    let points = FontTable.points(of: font)
    // What is no letter to the eye is a speck, or a wall, to the table.
    size = points > 0.1 ? min(points, 10_000) : 0.1
    weight = FontTable.percent(of: FontTable.weight(of: font))
    isMonospaced = font.design == .monospaced
    capitals = font.smallCapitals
    stretch = Int((100 + 50 * min(1, max(-1, Double(font.stretch.value)))).rounded())
    leading = font.lineDistance.factor
    tracking = Int(((look?.tracking ?? 0) * 1000 / size).rounded())
    lineSpacing = look?.lineSpacing ?? 0
    reach = look?.reach ?? (0, 0)
  }

  /// Whether its letters are thick.
  var isBold: Bool { weight >= Self.percent(of: .bold) }

  /// From the top of a line to the top of the next.
  var lineHeight: Double { (size * 1.25 * leading).rounded(.up) + reach.above + reach.below }

  /// From the top of a line to what its letters stand on.
  var ascent: Double { (size * (0.97 + 0.625 * (leading - 1))).rounded() + reach.above }

  /// What so many lines take.
  func height(ofLines count: Int) -> Double {
    Double(count) * lineHeight + Double(max(0, count - 1)) * lineSpacing
  }

  /// The points that `thousandths` of the size are, to the next half.
  func points(_ thousandths: Int) -> Double {
    (Double(thousandths) * size / 500).rounded(.up) / 2
  }

  /// How many thousandths of the size fit into `points`.
  func thousandths(in points: Double) -> Int {
    let thousandths = points > 0 ? points * 1000 / size + 1e-6 : 0
    // Letters without a size fit everywhere.
    return thousandths < 1e12 ? Int(thousandths.rounded(.down)) : .max
  }

  /// The width of one character, as people count characters, in thousandths of the size.
  func advance(of character: Character) -> Int {
    let advance = isMonospaced ? monospaced(character) : proportional(character)
    return max(0, advance * weight / 100 * stretch / 100 + tracking)
  }

  /// The width of a text of ASCII characters on one line, in thousandths of the size; `nil` for any
  /// other text.
  func width(ofPlain text: String) -> Int? {
    let widths = Self.widths(capitals)
    var width = 0
    for byte in text.utf8 {
      // Controls, line feeds among them, and what is beyond ASCII need a closer look.
      guard byte >= 32, byte < 127 else { return nil }
      width += max(
        0, (isMonospaced ? 600 : widths[Int(byte)]) * weight / 100 * stretch / 100 + tracking)
    }
    return width
  }

  private func proportional(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return Self.widths(capitals)[Int(ascii)] }
    return CharacterWidth(character).thousandths
  }

  private func monospaced(_ character: Character) -> Int {
    switch CharacterWidth(character) {
    case .none: 0
    case .wide, .picture: 1200
    case .narrow, .lowercase, .uppercase, .other: 600
    }
  }

  /// The width of each ASCII character, where some letters are small capitals.
  private static func widths(_ capitals: Font.SmallCapitals) -> [Int] {
    capitals.isEmpty ? ascii : small[Int(capitals.rawValue)]
  }

  /// Small capitals are four fifths as large as others.
  private static let small: [[Int]] = (0..<4).map { bits in
    let capitals = Font.SmallCapitals(rawValue: UInt8(bits))
    return ascii.indices.map { code in
      let letter = Character(Unicode.Scalar(UInt8(code)))
      let isSmall = capitals.contains(letter.isLowercase ? .lowercase : .uppercase)
      guard letter.isLetter, isSmall, let capital = letter.uppercased().utf8.first else {
        return ascii[code]
      }
      return ascii[Int(capital)] * 4 / 5
    }
  }

  /// The width of each ASCII character.
  private static let ascii: [Int] = (0..<128).map { code in
    switch Character(Unicode.Scalar(UInt8(code))) {
    case "\0"..."\u{1F}", "\u{7F}": 0
    case " ", "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "`": 280
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "*": 360
    case "m", "w", "M", "W", "@", "%": 880
    case "A"..."Z", "&": 660
    case "0"..."9", "$", "#", "?", "+", "<", "=", ">", "~", "^", "_": 580
    default: 540
    }
  }
}

/// The classes of characters beyond ASCII.
private enum CharacterWidth {
  case none, narrow, lowercase, uppercase, wide, picture, other

  init(_ character: Character) {
    guard let first = character.unicodeScalars.first else {
      self = .none
      return
    }
    let properties = first.properties
    // A flag, a family and a letter with marks are one character each.
    let isPicture =
      properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    switch first.value {
    case _ where isPicture: self = .picture
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      self = .wide
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0xFEFF: self = .none
    default:
      if properties.generalCategory == .nonspacingMark {
        self = .none
      } else if properties.isWhitespace || properties.generalCategory == .otherPunctuation {
        self = .narrow
      } else if properties.isUppercase {
        self = .uppercase
      } else {
        self = properties.isAlphabetic ? .lowercase : .other
      }
    }
  }

  var thousandths: Int {
    switch self {
    case .none: 0
    case .narrow: 280
    case .lowercase: 540
    case .uppercase: 660
    case .other: 600
    case .wide: 1000
    case .picture: 1300
    }
  }
}

extension FontTable {
  static func points(of font: Font) -> Double {
    switch font.size {
    case .points(let points): points
    case .relative(let points, _): points * font.scale
    case .style(let style): points(of: style) * font.scale
    }
  }

  private static func points(of style: Font.TextStyle) -> Double {
    switch style {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  static func weight(of font: Font) -> Font.Weight {
    font.weight ?? (font.size == .style(.headline) ? .semibold : .regular)
  }

  private static func percent(of weight: Font.Weight) -> Int {
    switch weight {
    case .ultraLight: 94
    case .thin: 96
    case .light: 98
    case .regular: 100
    case .medium: 102
    case .semibold: 104
    case .bold: 106
    case .heavy: 109
    case .black: 112
    }
  }

  /// The weight as style sheets count it.
  static func number(of font: Font) -> Int {
    switch weight(of: font) {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
