import Testing

@testable import StateScenarios

/// What a pattern matches, and what it takes from a step.
struct StepPatternTests {
  struct Row: Sendable {
    let pattern: String
    let step: String
    let values: [String]?
  }

  @Test(arguments: [
    Row(pattern: "I wait", step: "i  WAIT", values: []),
    Row(pattern: "I wait", step: "I wait long", values: nil),
    Row(pattern: "I wait long", step: "I wait", values: nil),
    Row(pattern: "I  wait", step: "Iwait", values: nil),
    Row(pattern: "I tap {string}", step: #"I tap "Retry""#, values: ["Retry"]),
    Row(pattern: "I tap {string}", step: "I tap 'It is'", values: ["It is"]),
    Row(pattern: "I tap {string}", step: #"I tap "say \"a\\b\" \n""#, values: [#"say "a\b" \n"#]),
    Row(pattern: "I tap {string}", step: #"I tap """#, values: [""]),
    Row(pattern: "I tap {string}", step: #"I tap "a"#, values: nil),
    Row(pattern: "I tap {string}", step: #"I tap "a" twice"#, values: nil),
    Row(pattern: "{string}{string}", step: #""a"'b'"#, values: ["a", "b"]),
    Row(pattern: "{int} items", step: "-12 items", values: ["-12"]),
    Row(pattern: "{int} items", step: "1.5 items", values: nil),
    Row(pattern: "{int} items", step: "many items", values: nil),
    Row(pattern: "to {number}", step: "to 0.75", values: ["0.75"]),
    Row(pattern: "to {number}.", step: "to 3.", values: ["3"]),
    Row(pattern: "{duration} pass", step: "1.5 Seconds pass", values: ["1.5 Seconds"]),
    Row(pattern: "{duration} pass", step: "300ms pass", values: ["300ms"]),
    Row(pattern: "{duration} pass", step: "2 people pass", values: nil),
    Row(pattern: "{duration} pass", step: "9999999999999 days pass", values: nil),
    Row(pattern: "a {word} end", step: "a b-c! end", values: ["b-c!"]),
    Row(pattern: "a {word}", step: "a ", values: nil),
  ])
  func `words match whatever their case, placeholders by their kind`(row: Row) {
    #expect(StepPattern(row.pattern).match(row.step) == row.values)
  }

  @Test func `a pattern that can match nothing says why`() {
    #expect(StepPattern("a {b").problem == "A brace is not closed.")
    #expect(StepPattern(" ").problem == "It says nothing.")
    #expect(
      StepPattern("a {text}").problem
        == "There is no {text}; there are {string}, {word}, {int}, {number}, {duration}.")
    #expect(StepPattern("a {text}").match("a {text}") == nil)
  }

  @Test(arguments: [
    ("300 ms", Duration.milliseconds(300)), ("1.5 seconds", .milliseconds(1500)),
    ("1 minute", .seconds(60)), ("2 hours", .seconds(7200)), ("1 day", .seconds(86_400)),
    ("0 s", .zero),
  ])
  func `durations are read as people write them`(text: String, duration: Duration) {
    #expect(SpokenDuration.read(text) == duration)
  }

  @Test(arguments: [
    "", "3", "seconds", ".5 s", "5. s", "1 fortnight", "-1 s", "1 s ago", "1.2.3 s",
  ])
  func `what is no duration is none`(text: String) { #expect(SpokenDuration.read(text) == nil) }
}
