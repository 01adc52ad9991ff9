extension FeatureParser {
  /// Keeps the tags of a line for the heading below it.
  mutating func readTags(_ line: SourceLine) {
    if tags.isEmpty { tagLine = line.number }
    for word in line.text.split(whereSeparator: \.isWhitespace) {
      if word.hasPrefix("#") { break }
      guard word.hasPrefix("@"), word.count > 1, !word.dropFirst().contains("@") else {
        found(
          "'\(word.prefix(40))' is no tag.", at: line.number,
          fix: "Begin each tag with @, and put a space between two.")
        continue
      }
      tags.append(String(word))
    }
  }

  /// The tags above the heading that begins now.
  mutating func takeTags(for keyword: BlockKeyword) -> [String] {
    defer { tags = [] }
    if keyword == .background, !tags.isEmpty { dangle("a background") }
    return tags
  }

  /// Says that tags stand above something that has none.
  mutating func dangle(_ thing: String) {
    found(
      "Tags stand above \(thing).", at: tagLine,
      fix: "Put them above a feature, a rule, a scenario or examples.")
    tags = []
  }
}
