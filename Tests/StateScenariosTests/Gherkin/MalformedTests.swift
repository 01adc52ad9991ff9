import StateScenarios
import Testing

/// What is wrong in a feature file, and the exact words in which it is said.
struct MalformedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let expected: [String]
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ expected: String...) {
      self.id = id
      self.text = text
      self.expected = expected
    }
  }

  @Test(arguments: rows)
  func `each place is named, with what is wrong and the fix`(row: Row) throws {
    let error = try #require(throws: FeatureError.self) {
      try Feature(text: row.text, filePath: "/tests/F.feature")
    }
    #expect(error.description == row.expected.map { "F.feature:\($0)" }.joined(separator: "\n"))
    #expect(error.findings.count == row.expected.count)
  }

  private static let head = "Feature: F\nScenario: S\nGiven a\n"

  static let rows = [
    Row(
      "nothing", " \n# only a comment",
      "1: There is no feature. Fix: Begin the file with 'Feature:' and its name."),
    Row(
      "prose", "Once upon a time",
      "1: 'Once upon a time' stands before the feature. Fix: Begin the file with 'Feature:' and "
        + "its name; keywords are English."),
    Row(
      "another language", "# language: de\nFunktionalität: F",
      "1: Keywords in the language 'de' are not known. Fix: Write keywords in English; the words "
        + "behind them may be in any language.",
      "2: 'Funktionalität: F' stands before the feature. Fix: Begin the file with 'Feature:' and "
        + "its name; keywords are English."),
    Row(
      "no feature", "Scenario: S\nGiven a",
      "1: 'Scenario:' stands before the feature. Fix: Begin the file with 'Feature:' and its name."),
    Row(
      "no names", "Feature:\nRule:\nScenario:\nGiven a",
      "1: A feature has no name. Fix: Say behind the colon what it is about.",
      "2: A rule has no name. Fix: Say behind the colon what it is about.",
      "3: A scenario has no name. Fix: Say behind the colon what it is about."),
    Row(
      "no scenario", "Feature: F\nGiven a\nWhen b",
      "1: The feature has no scenario. Fix: Put 'Scenario:' and a name above its steps."),
    Row(
      "no steps", "Feature: F\nBackground:\nScenario: S\n",
      "2: This background has no steps. Fix: Write its steps below it, or remove it.",
      "3: This scenario has no steps. Fix: Write its steps below it, or remove it."),
    Row(
      "two features", head + "Feature: G\nGiven nothing of it is read\nScenario: T\nGiven b",
      "4: A second feature begins here. Fix: Give each feature a file of its own."),
    Row(
      "late background", head + "Background:\nGiven b",
      "4: A background stands behind a scenario. Fix: Put it before the first scenario: it comes "
        + "before each of them."),
    Row(
      "two backgrounds", "Feature: F\nBackground:\nGiven a\nBackground:\nGiven b\nScenario: S\n* c",
      "4: This is a second background; the first is in line 2. Fix: Put the steps of both into one."
    ),
    Row(
      "no step", head + "I do something",
      "4: 'I do something' is no step. Fix: Begin it with Given, When, Then, And, But or *; put "
        + "descriptions above the first step."),
    Row(
      "small letters", head + "when b\nscenario: T",
      "4: 'when b' is no step. Fix: Write 'When' with a capital letter.",
      "5: 'scenario: T' begins nothing here. Fix: Write 'Scenario:'."),
    Row(
      "empty step", head + "Then",
      "4: A step says nothing. Fix: Say what is done, or what is seen."),
    Row(
      "text without an end", head + "\"\"\"\nb\n```",
      "4: A text has no end. Fix: Write \"\"\" alone on a line below its last line."),
    Row(
      "text without a step", "Feature: F\nScenario: S\n```\nb\n```\nGiven a",
      "3: Something stands below no step. Fix: Put the step above it."),
    Row(
      "two below one", head + "| a |\n\"\"\"\nb\n\"\"\"",
      "5: A step has more than one table or text. Fix: Give a step one of them, and make two steps "
        + "of it otherwise."),
    Row(
      "ragged table", head + "| a | b |\n| c |\n| d | e |",
      "5: A row has 1 cells, and the first of the table has 2. Fix: Give each row as many; a bar "
        + "within a cell is written \\|."),
    Row(
      "open row", head + "| a | b",
      "4: A row of a table has no end. Fix: Write | behind its last cell."),
    Row(
      "tags", "@a b @\nFeature: F\n@c\nBackground:\nGiven a\nScenario: S\n@d@e @f\nGiven a\n@g",
      "1: 'b' is no tag. Fix: Begin each tag with @, and put a space between two.",
      "1: '@' is no tag. Fix: Begin each tag with @, and put a space between two.",
      "3: Tags stand above a background. Fix: Put them above a feature, a rule, a scenario or "
        + "examples.",
      "7: '@d@e' is no tag. Fix: Begin each tag with @, and put a space between two.",
      "7: Tags stand above a step. Fix: Put them above a feature, a rule, a scenario or examples.",
      "9: Tags stand above nothing. Fix: Put them above a feature, a rule, a scenario or examples."),
    Row(
      "outline without examples", "Feature: F\nScenario Outline: S\nGiven <a>",
      "2: An outline has no examples. Fix: Put 'Examples:' with a table below its steps, or call it "
        + "a Scenario."),
    Row(
      "examples without rows",
      "Feature: F\nScenario: S\nGiven a\nExamples:\n| a |\nScenario: T\n* b",
      "4: These examples have no rows. Fix: Write a row of names, and a row of values for each time "
        + "the scenario is to run."),
    Row(
      "examples of nothing", "Feature: F\nExamples:\n| a |\nScenario: S\nGiven a",
      "2: Examples belong to a scenario, and there is none. Fix: Put them below a 'Scenario "
        + "Outline:'."),
    Row(
      "names of columns", head + "Examples:\n| a |  | a |\n| 1 | 2 | 3 |",
      "5: A column has no name. Fix: Name it in the first row.",
      "5: Two columns are called 'a'. Fix: Name each of them otherwise."),
    Row(
      "ragged examples", head + "Examples:\n| a | b |\n| 1 |",
      "6: A row has 1 cells, and the first of the table has 2. Fix: Give each row as many; a bar "
        + "within a cell is written \\|."),
    Row(
      "a step behind examples", head + "Examples:\n| a |\n| 1 |\nThen b",
      "7: A step stands below examples. Fix: Put all steps above 'Examples:', or begin another "
        + "scenario."),
    Row(
      "no column", "Feature: F\nScenario: S\nGiven <nmae>\nExamples:\n| name | b |\n| 1 | 2 |",
      "3: <nmae> is no column of the examples in line 4. Fix: Take one of name, b, or add the column."
    ),
  ]
}
