/// Finds definitions that no scenario of a test needs, and says so once for each.
@MainActor
enum UnusedSteps {
  private struct Report: Hashable {
    let place: Place
    let pattern: String
    let scenarios: ObjectIdentifier
  }

  private static var reported: Set<Report> = []
  // Their addresses are taken for names, and so must not be given to others.
  private static var kept: [Relatives] = []

  /// Reports those of `own` that match no step of the scenarios.
  ///
  /// It goes by what the scenarios say, so it does not matter which of them run, and in which order.
  static func report(_ own: [StepDefinition], unusedBy scenarios: Relatives) {
    for definition in own where definition.isOwn && definition.pattern.problem == nil {
      let report = Report(
        place: definition.place, pattern: definition.pattern.text,
        scenarios: ObjectIdentifier(scenarios))
      let isUsed = scenarios.stepTexts.contains { definition.pattern.match($0) != nil }
      guard !isUsed, reported.insert(report).inserted else { continue }
      kept.append(scenarios)
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
