/// The words that begin a part of a feature file.
enum BlockKeyword: CaseIterable {
  case feature, rule, background, scenario, outline, examples

  /// How each is written; the first is the usual one.
  var words: [String] {
    switch self {
    case .feature: ["Feature"]
    case .rule: ["Rule"]
    case .background: ["Background"]
    case .scenario: ["Scenario", "Example"]
    case .outline: ["Scenario Outline", "Scenario Template"]
    case .examples: ["Examples", "Scenarios"]
    }
  }

  /// The part that `line` begins, and its name.
  static func read(_ line: Substring) -> (keyword: BlockKeyword, name: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let word = String(line[..<colon])
    guard let keyword = allCases.first(where: { $0.words.contains(word) }) else { return nil }
    return (keyword, String(line[line.index(after: colon)...].trimmed))
  }

  /// The word that `line` would begin with, were it written as it should be.
  static func meant(by line: Substring) -> String? {
    let word = line.prefix { $0 != ":" }.trimmed.lowercased()
    return allCases.flatMap(\.words).first { $0.lowercased() == word }
  }
}
