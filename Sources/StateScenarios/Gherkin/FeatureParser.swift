/// Reads a feature file line by line, and goes on behind whatever is wrong, to say all of it at once.
struct FeatureParser {
  /// The part of the file that the last heading began.
  enum Part {
    case start, feature, rule, background, scenario, examples, misplaced
  }

  var feature: FeatureSyntax?
  var rule: RuleSyntax?
  /// The background or the scenario that steps belong to now.
  var block: ScenarioSyntax?
  var part = Part.start
  /// Whether lines are the description of what the last heading began.
  var isDescribing = false
  /// Tags above a heading that is still to come, and where they stand.
  var tags: [String] = []
  var tagLine = 0
  var findings: [FeatureError.Finding] = []

  private var lines: ArraySlice<SourceLine>

  /// What `text` says; `file` is how messages name it.
  static func parse(_ text: String, file: String) throws(FeatureError) -> FeatureSyntax {
    var parser = FeatureParser(lines: SourceLine.lines(of: text)[...])
    while let line = parser.next() { parser.read(line) }
    parser.finish()
    guard let feature = parser.feature, parser.findings.isEmpty else {
      throw FeatureError(file: file, findings: parser.findings)
    }
    return feature
  }

  private init(lines: ArraySlice<SourceLine>) { self.lines = lines }

  /// The line that comes next, taken.
  mutating func next() -> SourceLine? { lines.popFirst() }

  /// The next row of a table, taken; nothing where something else comes before one.
  mutating func nextRow() -> SourceLine? {
    let isSkipped: (SourceLine) -> Bool = { $0.text.isEmpty || $0.text.hasPrefix("#") }
    let rest = lines.drop(while: isSkipped)
    guard let row = rest.first, row.text.hasPrefix("|") else { return nil }
    lines = rest.dropFirst()
    return row
  }

  mutating func found(_ problem: String, at line: Int, fix: String) {
    findings.append(FeatureError.Finding(line: line, problem: problem, fix: fix))
  }

  private mutating func read(_ line: SourceLine) {
    if line.text.isEmpty { return }
    if line.text.hasPrefix("#") { return readComment(line) }
    if line.text.hasPrefix("@") { return readTags(line) }
    if let (keyword, name) = BlockKeyword.read(line.text) { return open(keyword, name, line) }
    if part == .misplaced { return }
    if part == .examples, line.text.hasPrefix("|") { return readExample(line) }
    if let block, !line.text.hasPrefix("|") || !block.steps.isEmpty, readStep(line) { return }
    describe(line)
  }

  /// Takes a line that is no part of the language for a description, where there can be one.
  private mutating func describe(_ line: SourceLine) {
    if isDescribing { return addDescription(String(line.text)) }
    let words = line.text.prefix(40)
    if let meant = BlockKeyword.meant(by: line.text) {
      found("'\(words)' begins nothing here.", at: line.number, fix: "Write '\(meant):'.")
    } else if let meant = StepKeyword.meant(by: line.text), block != nil {
      found(
        "'\(words)' is no step.", at: line.number, fix: "Write '\(meant)' with a capital letter.")
    } else if part == .start {
      found(
        "'\(words)' stands before the feature.", at: line.number,
        fix: "Begin the file with 'Feature:' and its name; keywords are English.")
    } else if line.text.hasPrefix("|") {
      found(
        "A row of a table belongs to nothing.", at: line.number,
        fix: "Put it right below a step, or below 'Examples:'.")
    } else {
      found(
        "'\(words)' is no step.", at: line.number,
        fix:
          "Begin it with Given, When, Then, And, But or *; put descriptions above the first step.")
    }
  }

  private mutating func addDescription(_ text: String) {
    switch part {
    case .feature: feature?.header.description.append(text)
    case .rule: rule?.header.description.append(text)
    case .background, .scenario: block?.header.description.append(text)
    case .examples:
      if let last = block?.examples.indices.last {
        block?.examples[last].header.description.append(text)
      }
    case .start, .misplaced: break
    }
  }

  private mutating func readComment(_ line: SourceLine) {
    let words = line.text.dropFirst().split { $0.isWhitespace || $0 == ":" }
    guard part == .start, words.count == 2, words[0] == "language" else { return }
    if words[1] != "en" {
      found(
        "Keywords in the language '\(words[1])' are not known.", at: line.number,
        fix: "Write keywords in English; the words behind them may be in any language.")
    }
  }
}
