/// What a definition matches: words, and placeholders in braces.
///
/// Whether letters are capital does not matter, nor how much space is between words.
struct StepPattern {
  enum Part: Equatable {
    case words(String)
    case placeholder(Placeholder)
  }

  /// As it was written.
  let text: String
  let parts: [Part]

  /// What is wrong with the pattern; nothing where it is right.
  let problem: String?

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var problem: String?
    var rest = text[...].trimmed
    if rest.isEmpty { problem = "It says nothing." }
    while let open = rest.firstIndex(of: "{") {
      if open != rest.startIndex { parts.append(.words(String(rest[..<open]))) }
      rest = rest[open...].dropFirst()
      guard let close = rest.firstIndex(of: "}") else {
        problem = "A brace is not closed."
        break
      }
      let name = String(rest[..<close])
      if let placeholder = Placeholder(rawValue: name) {
        parts.append(.placeholder(placeholder))
      } else {
        let known = Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
        problem = "There is no {\(name)}; there are \(known)."
      }
      rest = rest[close...].dropFirst()
    }
    if !rest.isEmpty { parts.append(.words(String(rest))) }
    self.parts = parts
    self.problem = problem
  }

  var placeholders: [Placeholder] {
    parts.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The values of the placeholders, where `step` is what the pattern says.
  func match(_ step: String) -> [String]? {
    guard problem == nil else { return nil }
    var values: [String] = []
    var rest = step[...].trimmed
    for part in parts {
      switch part {
      case .words(let words):
        guard let behind = Self.drop(words, from: rest) else { return nil }
        rest = behind
      case .placeholder(let placeholder):
        guard let (value, behind) = placeholder.read(rest) else { return nil }
        values.append(value)
        rest = behind
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// What is left of `text` behind `words`.
  private static func drop(_ words: String, from text: Substring) -> Substring? {
    var (words, text) = (words[...], text)
    while let character = words.popFirst() {
      guard let other = text.popFirst() else { return nil }
      if character.isWhitespace {
        guard other.isWhitespace else { return nil }
        words = words.drop { $0.isWhitespace }
        text = text.drop { $0.isWhitespace }
      } else if character != other, character.lowercased() != other.lowercased() {
        return nil
      }
    }
    return text
  }
}
