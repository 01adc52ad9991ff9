/// Reads a line in Markdown from its beginning to its end, once.
struct MarkdownReader {
  let source: [Unicode.Scalar]
  var index = 0
  var tokens: [MarkdownToken] = []
  private var words = String.UnicodeScalarView()

  /// What a bracket may begin: a link, a picture, or words of which something is said in parentheses.
  enum Bracket { case link, picture, attributes }

  /// Which tokens are brackets, and what they may begin.
  var brackets: [(token: Int, kind: Bracket)] = []

  /// Of which lengths no row of backticks comes any more.
  private var missingTicks: Set<Int> = []

  private init(_ source: String) { self.source = Array(source.unicodeScalars) }

  /// The words of `source`, and what is said of them.
  static func pieces(of source: String) -> [Markdown.Piece] {
    var reader = MarkdownReader(source)
    while reader.index < reader.source.count { reader.step() }
    reader.endWords()
    reader.tokens.pairMarks(from: 0)
    return reader.tokens.pieces(from: 0)
  }

  private mutating func step() {
    let next = source[index]
    switch next {
    case "\\": readEscape()
    case "*", "_", "~": readMark(next)
    case "`": readCode()
    case "[": openBracket(.link)
    case "!" where scalar(1) == "[": openBracket(.picture)
    case "^" where scalar(1) == "[": openBracket(.attributes)
    case "]": closeBracket()
    case "<": readAngle()
    case "&": readEntity()
    case "h" where isWordStart: readAddress()
    default: take(1)
    }
  }

  /// The one that is `offset` further; an end of a line beyond the end.
  func scalar(_ offset: Int) -> Unicode.Scalar {
    source.indices.contains(index + offset) ? source[index + offset] : "\n"
  }

  mutating func take(_ count: Int) {
    words.append(contentsOf: source[index..<index + count])
    index += count
  }

  mutating func endWords() {
    if !words.isEmpty { tokens.append(.words(String(words))) }
    words = String.UnicodeScalarView()
  }

  mutating func add(_ token: MarkdownToken, upTo end: Int) {
    endWords()
    tokens.append(token)
    index = end
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: source[range])
    return String(text)
  }

  private mutating func readEscape() {
    let next = scalar(1)
    if index + 1 < source.count, next == "\n" || next.isASCIIPunctuation { index += 1 }
    take(1)
  }

  private mutating func readMark(_ kind: Unicode.Scalar) {
    let end = source[index...].firstIndex { $0 != kind } ?? source.count
    let before = scalar(-1)
    let after = end < source.count ? source[end] : "\n"
    add(.mark(MarkdownMark(kind, end - index, after: before, before: after)), upTo: end)
  }

  private mutating func readCode() {
    let start = source[index...].firstIndex { $0 != "`" } ?? source.count
    let length = start - index
    guard !missingTicks.contains(length), let end = endOfCode(from: start, length) else {
      missingTicks.insert(length)
      return take(length)
    }
    // One space at each end keeps backticks from the marks.
    var inner = start..<end
    if end - start > 2, source[start] == " ", source[end - 1] == " " { inner = start + 1..<end - 1 }
    add(.code(text(inner)), upTo: end + length)
  }

  private func endOfCode(from start: Int, _ length: Int) -> Int? {
    var index = start
    while let first = source[index...].firstIndex(of: "`") {
      let end = source[first...].firstIndex { $0 != "`" } ?? source.count
      if end - first == length { return first }
      index = end
    }
    return nil
  }
}

// Characters by their names.
extension MarkdownReader {
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "hellip": "…", "ndash": "–", "mdash": "—",
  ]

  private mutating func readEntity() {
    let most = source[..<min(source.count, index + 10)]
    guard let end = most.dropFirst(index).firstIndex(of: ";"),
      let character = character(named: text(index + 1..<end))
    else { return take(1) }
    words.append(contentsOf: character.unicodeScalars)
    index = end + 1
  }

  private func character(named name: String) -> String? {
    guard name.hasPrefix("#") else { return Self.entities[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}

extension Unicode.Scalar {
  /// Whether a backslash before it takes its meaning away.
  fileprivate var isASCIIPunctuation: Bool {
    switch self {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }
}
