import Synchronization
import Testing
import ViewTesting

@testable import StateScenarios

/// What a scenario reports: where, and in which words.
struct Report: Equatable, Sendable {
  let file: String
  let line: Int
  let text: String
}

/// What `body` reports while it runs; the test does not fail by it.
@MainActor
func reports(of body: @escaping @MainActor () async throws -> Void) async throws -> [Report] {
  let list = Mutex<[Report]>([])
  let test = try #require(Test.current)
  let taking = IssueHandlingTrait.compactMapIssues { issue in
    guard issue.failsTest else { return issue }
    let location = issue.sourceLocation
    list.withLock {
      $0.append(
        Report(
          file: location?.fileID ?? "", line: location?.line ?? 0,
          text: issue.comments.first?.rawValue ?? "\(issue)"))
    }
    return nil
  }
  try await taking.provideScope(for: test, testCase: Test.Case.current) { try await body() }
  return list.withLock { $0 }
}

/// The only scenario of a feature with these steps, a line each; the first stands in line 3.
func scenario(_ steps: String) throws -> Scenario {
  let lines = steps.split(separator: "\n", omittingEmptySubsequences: false)
  let text = "Feature: F\nScenario: S\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  return try #require(
    Feature(text: text, filePath: "/tests/F.feature", fileID: "Tests/F.swift")
      .scenarios.first)
}
