import Foundation
import Testing

struct GoldenLayoutTests {
  private static let files = Result { try FixtureFile.all() }
  private static let fixtures = (try? files.get())?.flatMap(\.fixtures) ?? []

  @Test(arguments: fixtures)
  func `every frame is the one worked out by hand`(_ fixture: Fixture) throws {
    let actual = try fixture.actual()
    #expect(actual.count == fixture.lines.count)
    for (line, actual) in zip(fixture.lines, actual) {
      #expect(actual == line.expected, "\(fixture.file): \(fixture.name): \(line.element)")
    }
  }

  @Test func `there are at least 150 fixtures, each with its own name and a reason`() throws {
    let fixtures = try Self.files.get().flatMap(\.fixtures)
    #expect(fixtures.count >= 150)
    #expect(Set(fixtures.map(\.name)).count == fixtures.count)
    for fixture in fixtures {
      #expect(fixture.reason.count > 20, "\(fixture.name) gives no reason")
    }
  }

  /// Not a check but a tool: `Scripts/golden` sets the variable.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUT_GOLDEN"] == "rewrite"))
  func `the fixture files take the frames that the engine finds`() throws {
    for file in try FixtureFile.all() {
      try file.rewrite()
    }
  }
}
