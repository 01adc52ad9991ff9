/// What can stand in braces in a pattern, and what of a step's words it takes.
enum Placeholder: String, CaseIterable {
  /// A quotation, in double or single quotation marks.
  case string
  /// Letters and signs up to the next space.
  case word
  /// A whole number.
  case int
  /// A number.
  case number
  /// A number and a unit of time.
  case duration

  /// What it takes of the beginning of `text`: the value without quotation marks, and what is left.
  func read(_ text: Substring) -> (value: String, rest: Substring)? {
    switch self {
    case .string: quotation(text)
    case .word: taking(text.prefix { !$0.isWhitespace }.count, of: text)
    case .int: taking(Self.integer(text).count, of: text)
    case .number: taking(Self.number(text).count, of: text)
    case .duration: SpokenDuration.prefix(of: text).flatMap { taking($0.length, of: text) }
    }
  }

  /// How a value is written in Swift.
  var swiftType: String {
    switch self {
    case .string, .word: "String"
    case .int: "Int"
    case .number: "Double"
    case .duration: "Duration"
    }
  }

  private func taking(_ count: Int, of text: Substring) -> (String, Substring)? {
    count == 0 ? nil : (String(text.prefix(count)), text.dropFirst(count))
  }

  private func quotation(_ text: Substring) -> (String, Substring)? {
    guard let mark = text.first, mark == "\"" || mark == "'" else { return nil }
    var (value, rest) = ("", text.dropFirst())
    while let character = rest.popFirst() {
      if character == mark { return (value, rest) }
      if character == "\\", let next = rest.first, next == mark || next == "\\" {
        value.append(rest.removeFirst())
      } else {
        value.append(character)
      }
    }
    return nil
  }

  private static func integer(_ text: Substring) -> Substring {
    let sign = text.first == "-" || text.first == "+" ? 1 : 0
    let digits = text.dropFirst(sign).prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? text.prefix(0) : text[..<digits.endIndex]
  }

  private static func number(_ text: Substring) -> Substring {
    let whole = integer(text)
    let rest = text[whole.endIndex...]
    guard !whole.isEmpty, rest.first == "." else { return whole }
    let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? whole : text[..<digits.endIndex]
  }
}
