/// The words that begin a step.
enum StepKeyword: String, CaseIterable {
  case given = "Given"
  case when = "When"
  case then = "Then"
  case and = "And"
  case but = "But"
  case star = "*"

  /// The step that `line` is, where it is one.
  static func read(_ line: Substring) -> (keyword: StepKeyword, text: String)? {
    for keyword in allCases where line.hasPrefix(keyword.rawValue) {
      let rest = line.dropFirst(keyword.rawValue.count)
      guard let next = rest.first else { return (keyword, "") }
      if next.isWhitespace { return (keyword, String(rest.trimmed)) }
    }
    return nil
  }

  /// The word that `line` would begin with, were it written as it should be.
  static func meant(by line: Substring) -> String? {
    let word = line.prefix { !$0.isWhitespace }.lowercased()
    return allCases.map(\.rawValue).first { $0.lowercased() == word }
  }
}
