/// A feature file as it is written: no background is repeated yet, and no outline filled in.
struct FeatureSyntax {
  var header: BlockHeader
  var background: ScenarioSyntax?
  var scenarios: [ScenarioSyntax] = []
  var rules: [RuleSyntax] = []
}

/// Scenarios that show one rule of a feature.
struct RuleSyntax {
  var header: BlockHeader
  var background: ScenarioSyntax?
  var scenarios: [ScenarioSyntax] = []
}

/// Steps under a heading: a scenario, an outline, or a background.
struct ScenarioSyntax {
  var header: BlockHeader
  let keyword: BlockKeyword
  var steps: [Step] = []
  var examples: [ExamplesSyntax] = []
}

/// What an outline is filled in with.
struct ExamplesSyntax {
  var header: BlockHeader
  var rows: [TableRow] = []
}

/// What stands at the beginning of a part of a file.
struct BlockHeader {
  let line: Int
  let name: String
  let tags: [String]
  var description: [String] = []
}

/// A row of a table, and where it stands.
struct TableRow {
  let line: Int
  let cells: [String]
}
