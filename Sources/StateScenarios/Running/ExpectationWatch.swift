import Synchronization
import Testing

/// Notices that an expectation inside a step was not met.
///
/// The expectation has been reported where it stands in Swift; only so does the feature file hear of it.
final class ExpectationWatch: Sendable {
  private let hasFailed = Mutex(false)

  /// Does what a whole scenario says. Entering and leaving gives others a turn, so a step is not watched
  /// alone: what is seen for a moment would be over before the next step looks.
  @MainActor
  func during(_ scenario: @escaping @MainActor () async throws -> Void) async throws {
    guard let test = Test.current else { return try await scenario() }
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      if issue.failsTest { self.hasFailed.withLock { $0 = true } }
      return issue
    }
    try await trait.provideScope(for: test, testCase: Test.Case.current) { try await scenario() }
  }

  /// Throws where an expectation was not met since the scenario began.
  func check() throws {
    guard hasFailed.withLock({ $0 }) else { return }
    throw StepFailure(
      "An expectation of the step was not met.",
      fix: "See what is reported of it where the step is defined.")
  }
}
