import Testing
import ViewTesting

/// Runs the steps of one scenario or story, and reports what does not come true.
@MainActor
struct StepRunner {
  /// What is run: its name in reports.
  let title: String
  let own: [StepDefinition]
  private let matching: StepMatching

  init(title: String, own: [StepDefinition]) {
    self.title = title
    self.own = own
    matching = StepMatching(own: own)
  }

  /// Runs all steps up to the first that fails; none where one of them means nothing, or two things.
  ///
  /// Throws where the test is cancelled.
  func run(_ steps: [RunnableStep], on stage: Stage) async throws {
    guard patternsAreRight(), meansOneThing(steps) else { return }
    let watch = ExpectationWatch()
    try await Watching.$pause.withValue(Watching.wanted) {
      try await watch.during { try await perform(steps, on: stage, watch) }
    }
  }

  private func perform(
    _ steps: [RunnableStep], on stage: Stage, _ watch: ExpectationWatch
  ) async throws {
    for step in steps {
      try Task.checkCancellation()
      stage.place = step.place
      guard let match = matching.matches(step).first else { continue }
      let values = StepValues(
        words: match.words, table: step.table, docString: step.docString, stage: stage)
      do {
        try await match.definition.body(values)
        try watch.check()
        stage.made?.look(at: step.words)
      } catch let error as CancellationError {
        throw error
      } catch {
        stage.made?.look(at: "\(step.words): this did not come true")
        return report(step, because: error, match.definition, stage)
      }
    }
  }

  private func patternsAreRight() -> Bool {
    let wrong = own.filter { $0.pattern.problem != nil }
    for definition in wrong {
      Self.record(
        StepFailure(
          "No step can match \"\(definition.pattern.text)\". \(definition.pattern.problem ?? "")",
          fix: "Write words, and placeholders in braces: \"the server knows {string}\"."),
        at: definition.place)
    }
    return wrong.isEmpty
  }

  private func meansOneThing(_ steps: [RunnableStep]) -> Bool {
    var isRight = true
    var kind = "Given"
    for step in steps {
      if ["Given", "When", "Then"].contains(step.keyword) { kind = step.keyword }
      guard let failure = matching.failure(of: step, keyword: kind) else { continue }
      isRight = false
      Self.record(failure, at: step.place, before: "\(step.whereabouts): ")
    }
    return isRight
  }

  private func report(
    _ step: RunnableStep, because error: any Error, _ definition: StepDefinition, _ stage: Stage
  ) {
    var facts = [("scenario", title)]
    if !definition.isReady { facts.append(("defined in", definition.place.words)) }
    facts.append(("on the screen", stage.made?.summary ?? "no step has needed the screen yet"))
    let reason = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
    let text = facts.map { "\n  \($0.0): \($0.1)" }.joined()
    Self.record("\(step.whereabouts): \(step.words)\n\(reason)\(text)", at: step.place)
  }

  /// Makes the running test fail at `place`.
  static func record(_ failure: StepFailure, at place: Place, before beginning: String = "") {
    record(beginning + failure.description, at: place)
  }

  private static func record(_ text: String, at place: Place) {
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
  }
}
