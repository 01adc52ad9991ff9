extension FeatureParser {
  /// Begins the part of the file that a heading says.
  mutating func open(_ keyword: BlockKeyword, _ name: String, _ line: SourceLine) {
    let header = BlockHeader(line: line.number, name: name, tags: takeTags(for: keyword))
    if keyword != .feature, feature == nil {
      found(
        "'\(keyword.words[0]):' stands before the feature.", at: line.number,
        fix: "Begin the file with 'Feature:' and its name.")
      feature = FeatureSyntax(header: BlockHeader(line: line.number, name: "", tags: []))
    }
    isDescribing = true
    switch keyword {
    case .feature: openFeature(header)
    case .rule: openRule(header)
    case .background: openBackground(header)
    case .scenario, .outline: openScenario(keyword, header)
    case .examples: openExamples(header)
    }
  }

  private mutating func openFeature(_ header: BlockHeader) {
    guard feature == nil else {
      part = .misplaced
      return found(
        "A second feature begins here.", at: header.line,
        fix: "Give each feature a file of its own.")
    }
    part = .feature
    feature = FeatureSyntax(header: header)
    name(header, "feature")
  }

  private mutating func openRule(_ header: BlockHeader) {
    closeRule()
    part = .rule
    rule = RuleSyntax(header: header)
    name(header, "rule")
  }

  private mutating func openBackground(_ header: BlockHeader) {
    closeBlock()
    let outer = rule.map { ($0.background, $0.scenarios) }
    let (background, scenarios) = outer ?? (feature?.background, feature?.scenarios ?? [])
    if let background {
      found(
        "This is a second background; the first is in line \(background.header.line).",
        at: header.line, fix: "Put the steps of both into one.")
    } else if !scenarios.isEmpty {
      found(
        "A background stands behind a scenario.", at: header.line,
        fix: "Put it before the first scenario: it comes before each of them.")
    }
    part = .background
    block = ScenarioSyntax(header: header, keyword: .background)
  }

  private mutating func openScenario(_ keyword: BlockKeyword, _ header: BlockHeader) {
    closeBlock()
    part = .scenario
    block = ScenarioSyntax(header: header, keyword: keyword)
    name(header, "scenario")
  }

  private mutating func openExamples(_ header: BlockHeader) {
    guard let scenario = block, scenario.keyword != .background else {
      part = .misplaced
      return found(
        "Examples belong to a scenario, and there is none.", at: header.line,
        fix: "Put them below a 'Scenario Outline:'.")
    }
    closeExamples()
    part = .examples
    block?.examples.append(ExamplesSyntax(header: header))
  }

  private mutating func name(_ header: BlockHeader, _ thing: String) {
    if header.name.isEmpty {
      found(
        "A \(thing) has no name.", at: header.line, fix: "Say behind the colon what it is about.")
    }
  }
}

// MARK: Ends

extension FeatureParser {
  /// Ends what is open, and looks at the whole.
  mutating func finish() {
    if !tags.isEmpty { dangle("nothing") }
    closeRule()
    guard let feature else {
      if findings.isEmpty {
        found("There is no feature.", at: 1, fix: "Begin the file with 'Feature:' and its name.")
      }
      return
    }
    if feature.scenarios.isEmpty, feature.rules.allSatisfy(\.scenarios.isEmpty) {
      found(
        "The feature has no scenario.", at: feature.header.line,
        fix: "Put 'Scenario:' and a name above its steps.")
    }
  }

  private mutating func closeRule() {
    closeBlock()
    if let rule { feature?.rules.append(rule) }
    rule = nil
  }

  private mutating func closeBlock() {
    closeExamples()
    guard let block else { return }
    self.block = nil
    check(block)
    if block.keyword == .background {
      if rule != nil { rule?.background = block } else { feature?.background = block }
    } else if rule != nil {
      rule?.scenarios.append(block)
    } else {
      feature?.scenarios.append(block)
    }
  }

  private mutating func check(_ block: ScenarioSyntax) {
    if block.steps.isEmpty {
      found(
        "This \(block.keyword == .background ? "background" : "scenario") has no steps.",
        at: block.header.line, fix: "Write its steps below it, or remove it.")
    }
    if block.keyword == .outline, block.examples.isEmpty {
      found(
        "An outline has no examples.", at: block.header.line,
        fix: "Put 'Examples:' with a table below its steps, or call it a Scenario.")
    }
  }

  private mutating func closeExamples() {
    guard part == .examples, let examples = block?.examples.last, examples.rows.count < 2 else {
      return
    }
    part = .scenario
    found(
      "These examples have no rows.", at: examples.header.line,
      fix: "Write a row of names, and a row of values for each time the scenario is to run.")
  }
}
