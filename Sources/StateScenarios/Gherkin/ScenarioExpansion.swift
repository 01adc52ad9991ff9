/// Makes of what is written what is run: each scenario with its backgrounds, each outline once a row.
struct ScenarioExpansion {
  private let feature: FeatureSyntax
  private let source: FeatureSource
  private var scenarios: [Scenario] = []
  private var findings: [FeatureError.Finding] = []
  private var ids: [String: Int] = [:]

  /// The scenarios of `feature`, which stands in `source`, in order.
  static func scenarios(
    of feature: FeatureSyntax, in source: FeatureSource
  ) throws(FeatureError) -> [Scenario] {
    var expansion = ScenarioExpansion(feature: feature, source: source)
    for scenario in feature.scenarios { expansion.add(scenario, in: nil) }
    for rule in feature.rules {
      for scenario in rule.scenarios { expansion.add(scenario, in: rule) }
    }
    guard expansion.findings.isEmpty else {
      throw FeatureError(file: source.name, findings: expansion.findings)
    }
    return expansion.scenarios
  }

  private init(feature: FeatureSyntax, source: FeatureSource) {
    self.feature = feature
    self.source = source
  }

  private mutating func add(_ scenario: ScenarioSyntax, in rule: RuleSyntax?) {
    guard !scenario.examples.isEmpty else { return add(scenario, in: rule, tags: [], nil) }
    for examples in scenario.examples {
      check(scenario, examples)
      for values in examples.values {
        add(scenario, in: rule, tags: examples.header.tags, values)
      }
    }
  }

  private mutating func add(
    _ scenario: ScenarioSyntax, in rule: RuleSyntax?, tags: [String], _ values: ExampleValues?
  ) {
    let written = scenario.header.name
    var name = values?.filled(into: written) ?? written
    if let values, name == written { name += " (\(values.summary))" }
    let background = (feature.background?.steps ?? []) + (rule?.background?.steps ?? [])
    let steps = values.map { values in scenario.steps.map { values.filled(into: $0) } }
    let allTags = feature.header.tags + (rule?.header.tags ?? []) + scenario.header.tags + tags
    scenarios.append(
      Scenario(
        id: id([feature.header.name, rule?.header.name, name].compactMap { $0 }),
        name: name, feature: feature.header.name, rule: rule?.header.name,
        tags: allTags.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        line: values?.line ?? scenario.header.line, steps: background + (steps ?? scenario.steps),
        source: source))
  }

  /// Names that nothing else of the feature has. The same words twice are told apart by a number.
  private mutating func id(_ names: [String]) -> String {
    let id = names.joined(separator: " / ")
    ids[id, default: 0] += 1
    let count = ids[id] ?? 1
    return count == 1 ? id : "\(id) (\(count))"
  }

  /// Says which placeholders stand for nothing.
  private mutating func check(_ scenario: ScenarioSyntax, _ examples: ExamplesSyntax) {
    guard let names = examples.rows.first?.cells else { return }
    for step in scenario.steps {
      for name in step.placeholders where !names.contains(name) {
        findings.append(
          FeatureError.Finding(
            line: step.line,
            problem: "<\(name)> is no column of the examples in line \(examples.header.line).",
            fix: "Take one of \(names.joined(separator: ", ")), or add the column."))
      }
    }
  }
}
