/// Finds definitions that no scenario of a test needs, and says so once for each.
@MainActor
enum UnusedSteps {
  private struct Question: Hashable {
    let place: Place
    let pattern: String
    let scenarios: ObjectIdentifier
  }

  private static var asked: Set<Question> = []
  // Their addresses are taken for names, and so must not be given to others.
  private static var kept: [ObjectIdentifier: Relatives] = [:]

  /// Reports those of `own` that match no step of the scenarios.
  ///
  /// It goes by what the scenarios say, so it does not matter which of them run, and in which order.
  static func report(_ own: [StepDefinition], unusedBy scenarios: Relatives) {
    for definition in own where definition.isOwn && definition.pattern.problem == nil {
      let question = Question(
        place: definition.place, pattern: definition.pattern.text,
        scenarios: ObjectIdentifier(scenarios))
      guard asked.insert(question).inserted else { continue }
      kept[question.scenarios] = scenarios
      if scenarios.stepTexts.contains(where: { definition.pattern.match($0) != nil }) { continue }
      StepRunner.record(
        StepFailure(
          "No scenario has a step for \"\(definition.pattern.text)\".",
          fix: """
            Remove it, or word it as the scenarios do. Where one test runs several features, give it \
            the scenarios of all: [first, second].scenarios; what tests share stands in an array.
            """), at: definition.place)
    }
  }
}
