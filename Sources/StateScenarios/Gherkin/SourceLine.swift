/// A line of a feature file.
struct SourceLine {
  /// Where it stands; the first line is 1.
  let number: Int
  /// The whole line.
  let raw: Substring
  /// The line without the space around it.
  let text: Substring
  /// The place of the first character of `text`; the first one is 1.
  let column: Int

  init(number: Int, raw: Substring) {
    self.number = number
    self.raw = raw
    text = raw.trimmed
    column = raw.distance(from: raw.startIndex, to: text.startIndex) + 1
  }

  /// The lines of a file, whichever system wrote it.
  static func lines(of text: String) -> [SourceLine] {
    var text = text[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .enumerated().map { SourceLine(number: $0.offset + 1, raw: $0.element) }
  }
}

extension Substring {
  /// This without the space around it. An empty one stands where the space ended.
  var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }) else { return self[endIndex...] }
    let last = lastIndex { !$0.isWhitespace }!
    return self[first...last]
  }
}
