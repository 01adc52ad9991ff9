public import Foundation

/// A text to look up in an app's translations, with values in it.
///
/// A literal is one: `Text("Hello")`, `Text("\(count) of \(total)")`. Numbers in it are written the
/// way the environment's locale does: 1,234 in the United States.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The text, with a placeholder for each value.
  package let key: String
  let arguments: [TextArgument]

  /// The words where no translation has the key; `nil` for the key itself.
  let standIn: String?

  /// The text as it is.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// The text as it is.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
    standIn = nil
  }

  /// The text with the values that were put into it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    standIn = nil
  }

  private init(_ key: String, _ arguments: [TextArgument], standIn: String?) {
    self.key = key
    self.arguments = arguments
    self.standIn = standIn
  }

  /// What is looked up as `key`, with the words and the values of `words` where no translation has that.
  init(_ key: StaticString, or words: LocalizedStringKey) {
    self.init("\(key)", words.arguments, standIn: words.key)
  }

  /// The same, with what its values say at `moment`.
  func at(_ moment: Date) -> LocalizedStringKey {
    LocalizedStringKey(key, arguments.map { $0.at(moment) }, standIn: standIn)
  }

  /// Collects the pieces and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [TextArgument] = []

    /// Collects a literal of about this length.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// A piece of the text itself.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(37) ? literal.replacing("%", with: "%%") : literal
    }

    /// A string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    /// A text with a look of its own.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    /// A whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      let isWide = T.bitWidth > 32
      let kind = T.isSigned ? (isWide ? "%lld" : "%d") : (isWide ? "%llu" : "%u")
      appendInterpolation(value, specifier: kind)
    }

    /// A whole number, printed the way `specifier` says, as C's `printf` understands it.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
      let number: TextNumber.Value =
        T.isSigned
        ? .signed(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value))
      append(.number(TextNumber(value: number, specifier: specifier)), specifier)
    }

    /// A number with a fraction, six digits of it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      appendInterpolation(value, specifier: T.self == Float.self ? "%f" : "%lf")
    }

    /// A number, printed the way `specifier` says, as C's `printf` understands it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String)
    {
      append(.number(TextNumber(value: .double(Double(value)), specifier: specifier)), specifier)
    }

    /// A value in the way that `format` writes it for the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.source(FormattedText(input, format)), "%@")
    }

    /// An object in the way that `formatter` writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    /// A value such as a date in the way that `formatter` writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    mutating func append(_ argument: TextArgument, _ placeholder: String) {
      key += placeholder
      arguments.append(argument)
    }
  }
}

/// A value in a text.
enum TextArgument: Equatable {
  case string(String)
  case number(TextNumber)
  case text(Text)
  case source(TextSource)

  func string(in locale: () -> Locale) -> String {
    switch self {
    case .string(let string): string
    case .number(let number): number.string(in: locale())
    case .text(let text): text.string(in: locale())
    case .source(let source): source.string(in: locale)
    }
  }

  /// The same, each part as it looks.
  func parts(in locale: () -> Locale) -> [TextPart] {
    if case .text(let text) = self { return text.parts(in: locale) }
    return [TextPart(words: string(in: locale), attributes: nil)]
  }

  /// Whether it may look otherwise than the text.
  var isSet: Bool { if case .text(let text) = self { text.isSet } else { false } }

  /// Whether it is painted with what the environment may decide about.
  var hasStyle: Bool { if case .text(let text) = self { text.hasStyle } else { false } }

  /// Whether it changes as time goes by.
  var ticks: Bool {
    switch self {
    case .string, .number: false
    case .text(let text): text.ticks
    case .source(let source): source.ticks
    }
  }

  /// The same, with what it says at `moment`.
  func at(_ moment: Date) -> TextArgument {
    switch self {
    case .string, .number: self
    case .text(let text): .text(text.at(moment))
    case .source(let source): .source(source.at(moment))
    }
  }

  /// When it says something else than at `now`; `nil` for never.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .string, .number: nil
    case .text(let text): text.nextChange(after: now)
    case .source(let source): source.nextChange(after: now)
    }
  }
}
