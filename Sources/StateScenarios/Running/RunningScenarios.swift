public import ViewTesting

extension Scenario {
  /// Does what the steps say, on a screen, as a person would; a step that does not come true fails the test
  /// at its line in the feature file, and ends the scenario.
  ///
  /// What people do and see has words already, `I tap "Retry"` say; see <doc:ReadySteps>. `steps` says what
  /// the others mean. Each step must mean one thing: a scenario with a step that means none, or two, is not
  /// begun. Definitions in place that no scenario of the feature needs fail the test, too.
  ///
  /// The screen is made when the first step needs it, so that those before it prepare what the view will
  /// find. One that was made before has gone on by then. `state` is what `the state is loaded` looks at, by
  /// the name of its case.
  ///
  /// Throws where the test is cancelled, and only then.
  @MainActor
  public func run(
    on screen: @escaping @autoclosure @MainActor () throws -> Screen,
    state: @escaping @autoclosure @MainActor () -> Any? = nil,
    @StepBuilder steps: @MainActor () -> [StepDefinition] = { [] }
  ) async throws {
    let own = steps()
    UnusedSteps.report(own, unusedBy: relatives)
    let stage = Stage(place: place(line: line, column: 1), state: state, screen: screen)
    let runnable = self.steps.map { step in
      RunnableStep(
        keyword: step.keyword, text: step.text, table: step.table, docString: step.docString,
        place: place(line: step.line, column: step.column), exampleLine: step.exampleLine)
    }
    try await StepRunner(title: name, own: own).run(runnable, on: stage)
  }

  private func place(line: Int, column: Int) -> Place {
    Place(fileID: source.fileID, filePath: source.filePath, line: line, column: column)
  }
}
