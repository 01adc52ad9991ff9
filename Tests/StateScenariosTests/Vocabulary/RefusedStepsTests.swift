import StateScenarios
import Testing
import ViewTesting

/// What does not come true, and the exact words in which a ready step says so.
@MainActor
struct RefusedStepsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let step: String
    let reason: String
    var testDescription: String { step }

    init(_ step: String, _ reason: String) {
      self.step = step
      self.reason = reason
    }
  }

  @Test(arguments: rows)
  func `a step that does not come true says what is so`(row: Row) async throws {
    let scenario = try scenario("Given I see \"Taps: 0\"\nThen \(row.step)\nThen I see \"nothing\"")
    let reports = try await reports { try await scenario.run(on: Screen(RoomSample())) }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.file == "Tests/F.feature")
    #expect(report.line == 4)
    let lines = row.reason.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let beginning = "F.feature:4: Then \(row.step)\n\(lines)\n  scenario: S\n  on the screen: "
    #expect(report.text.hasPrefix(beginning), "\(report.text)")
    #expect(report.text.contains(#"text "Welcome""#))
    #expect(report.text.contains(#"text field "Name" = "Ada""#))
  }

  nonisolated static let rows = [
    Row(
      #"I see "Taps: 1""#,
      """
      Nothing on the screen says "Taps: 1".
        Fix: Do what brings it there, let time pass if it is still to come, or scroll to it.
      """),
    Row(
      #"I see "Grace" in "Name""#,
      """
      "Name" does not say "Grace".
        it says: "Ada"
        Fix: Name what the words are in: a control, a row, a view with an accessibility identifier.
      """),
    Row(
      #"I see "Grace" in "Nmae""#,
      """
      Nothing on the screen says "Nmae".
        Fix: Do what brings it there, let time pass if it is still to come, or scroll to it.
      """),
    Row(
      #"I do not see "Add""#,
      """
      "Add" is on the screen.
        Fix: Do what takes it away, or let time pass if it is still to leave.
      """),
    Row(
      #"I don't see "Ada" in "Name""#,
      """
      "Ada" is in "Name".
        Fix: Do what takes it away, or let time pass if it is still to leave.
      """),
    Row(
      #""Add" is disabled"#,
      """
      "Add" is enabled.
        Fix: Do what disables it first.
      """),
    Row(
      #"the title is "More""#,
      """
      The title is not "More".
        it is: "Room"
        Fix: Go to the page of that title first.
      """),
    Row(
      #"I turn off "Loud""#,
      """
      "Loud" is off already.
        Fix: Leave the step out, or do what changes it first.
      """),
    Row(
      "I press Retrun",
      """
      There is no key 'Retrun'.
        keys: Return, Escape, Tab, Space, Delete, ForwardDelete, Up, Down, Left, Right, Home, End, \
      PageUp, PageDown
        Fix: Name one of those, or a letter, behind the modifiers: Control-Shift-S.
      """),
    Row(
      "the state is loaded",
      """
      The step asks for a state, and the test has given none.
        Fix: Say where the state is: run(on: screen, state: container.state).
      """),
  ]

  @Test func `what is not to be seen must not come either`() async throws {
    let server = StubServer()
    server.fails = true
    let scenario = try scenario("Then I do not see \"No connection\"\nThen I see \"nothing\"")
    let reports = try await reports {
      try await scenario.run(on: Screen(LoadingSample(server: server)))
    }
    #expect(reports.map(\.line) == [3])
  }

  @Test func `what the screen refuses is said in its words`() async throws {
    let scenario = try scenario("When I tap \"Taps: 0\"")
    let reports = try await reports { try await scenario.run(on: Screen(RoomSample())) }
    #expect(reports.count == 1)
    #expect(
      reports.first?.text.hasPrefix(
        """
        F.feature:3: When I tap "Taps: 0"
          Could not tap text "Taps: 0": it does not react to that.
        """) == true)
  }
}
