import Foundation
import StateScenarios
import Synchronization
import Testing
import ViewTesting

/// Features in files.
@MainActor
struct FeatureFileTests {
  @Test(arguments: try Feature(named: "Counter", in: .module).scenarios)
  func counter(_ scenario: Scenario) async throws {
    try await scenario.run(on: Screen(RoomSample()))
  }

  @Test func `a failure names the file in the sources`() async throws {
    let scenario = try #require(Feature(named: "Counter.feature", in: .module).scenarios.first)
    #expect(scenario.testDescription == "One more")
    let paths = Paths()
    try await withKnownIssue {
      try await scenario.run(on: Screen(LoadingSample(server: StubServer())))
    } matching: { issue in
      paths.note(issue.sourceLocation)
      return true
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    #expect(
      paths.all == [
        folder.appendingPathComponent("Features/Counter.feature").path + ":4",
        "StateScenariosTests/Counter.feature",
      ])
  }

  @Test func `a file that is not there is said with those that are`() {
    let error = #expect(throws: (any Error).self) {
      try Feature(named: "Conuter", in: .module)
    }
    #expect(
      error.map { "\($0)" } == """
        There is no 'Conuter.feature' in the bundle.
          feature files there: Counter.feature
          Fix: put it beside the tests, and name it in the manifest: resources: \
        [.process("Features")].
        """)
  }

  @Test func `a file is read wherever it is`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).feature")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("Feature: F\nScenario: S\nGiven a".utf8).write(to: url)
    #expect(try Feature(contentsOf: url).scenarios.map(\.name) == ["S"])
    try Data([0xFF, 0xFE, 0xFF]).write(to: url)
    let error = #expect(throws: (any Error).self) { try Feature(contentsOf: url) }
    #expect(error.map { "\($0)".contains("Fix: write it as UTF-8") } == true)
  }
}

/// Places of issues.
private final class Paths: Sendable {
  private let list = Mutex<[String]>([])
  var all: [String] { list.withLock { $0 } }

  func note(_ location: SourceLocation?) {
    guard let location else { return }
    list.withLock { $0 += ["\(location.filePath):\(location.line)", location.fileID] }
  }
}
