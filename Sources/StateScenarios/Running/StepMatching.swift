/// Finds what steps mean.
@MainActor
struct StepMatching {
  /// What a step means, with the values of its placeholders.
  struct Match {
    let definition: StepDefinition
    let words: [String]
  }

  /// What the test has defined, and what is there without that.
  let definitions: [StepDefinition]

  init(own: [StepDefinition]) { definitions = own + ReadySteps.all }

  /// All that the step could mean. Words that come with a meaning of their own have just that one.
  func matches(_ step: RunnableStep) -> [Match] {
    if let definition = step.definition { return [Match(definition: definition, words: [])] }
    return definitions.compactMap { definition in
      definition.pattern.match(step.text).map { Match(definition: definition, words: $0) }
    }
  }

  /// Why the step cannot be run; nothing where it means one thing.
  func failure(of step: RunnableStep, keyword: String) -> StepFailure? {
    let found = matches(step)
    if found.isEmpty { return undefined(step, keyword) }
    if found.count > 1 { return ambiguous(step, found) }
    guard let placeholder = step.definition?.pattern.placeholders.first else { return nil }
    return StepFailure(
      "The step of a story has the placeholder {\(placeholder.rawValue)}, and no value for it.",
      facts: [("step", step.words)],
      fix: "Write the value itself: the closure stands for this one step.")
  }

  private func undefined(_ step: RunnableStep, _ keyword: String) -> StepFailure {
    let near = near(step.text)
    return StepFailure(
      "Nothing says what this step means: \(step.words)",
      facts: near.isEmpty ? [] : [("near", near.joined(separator: ", "))],
      fix: """
        \(near.isEmpty ? "D" : "Write one of those, or d")efine it where the scenario is run:

        \(Snippet.definition(of: step, keyword: keyword))
        """)
  }

  private func ambiguous(_ step: RunnableStep, _ found: [Match]) -> StepFailure {
    StepFailure(
      "\(found.count) definitions match this step: \(step.words)",
      facts: found.map { match in
        let definition = match.definition
        let place = definition.isReady ? "ready step" : definition.place.words
        return (place, "\(definition.keyword)(\"\(definition.pattern.text)\")")
      }, fix: "Word the pattern of one of them otherwise, so that a step means one thing.")
  }

  /// Patterns that begin with the same two words, or that differ in what is no letter.
  private func near(_ text: String) -> [String] {
    func beginning(_ text: String) -> [Substring] {
      Array(text.lowercased()[...].split { !$0.isLetter }.prefix(2))
    }
    let wanted = beginning(text)
    guard wanted.count == 2 else { return [] }
    return definitions.filter { beginning($0.pattern.text) == wanted }
      .prefix(4).map { "\"\($0.pattern.text)\"" }
  }
}
