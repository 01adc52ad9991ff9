import StateScenarios
import Testing

/// What a feature file says.
struct ReadingTests {
  static let album = """
    # A comment, and a language that is known
    # language: en
    @album @slow
    Feature: An album
      Somebody keeps pictures.

      Given that is a description, too.

      Background:
        There is always a server.
        Given the server is there

      @first
      Scenario: Opening
        When I open "Album"
          # comments may stand anywhere
        And it has
          | name  | size |
          | a\\|b  | 3    |
          # here too

          | c\\nd\\\\ |      |
        But it says
          \"\"\"json
            {
              "quoted": \\"\\"\\"
          left
          \"\"\"
        * all is well

      Scenario Outline: Growing by <count>
        When I add <count> times "<name>"
          | <name> |
        Then I see "<count> of <name>"
          ```
          <count>
          ```

        @few
        Examples: Few
          Not many.
          | count | name    |
          | 1     | a <b> c |
          | 2     | dog     |

        Scenarios:
          | count | name |
          | 100   | cat  |

      Rule: Nothing is lost
        It is kept.

        Background:
          Given a disk

        Example: Leaving
          When I leave

        @last
        Example: Leaving
          When I leave again
    """

  func album() throws -> Feature { try Feature(text: Self.album) }

  @Test func `a feature has a name, a description, tags and scenarios`() throws {
    let feature = try album()
    #expect(feature.name == "An album")
    #expect(feature.description == "Somebody keeps pictures.\nGiven that is a description, too.")
    #expect(feature.tags == ["@album", "@slow"])
    #expect(
      feature.scenarios.map(\.name) == [
        "Opening", "Growing by 1", "Growing by 2", "Growing by 100", "Leaving", "Leaving",
      ])
    #expect(feature.scenarios.map(\.line) == [14, 43, 44, 48, 56, 60])
    #expect(
      feature.scenarios.map(\.rule) == [nil, nil, nil, nil] + [
        "Nothing is lost", "Nothing is lost",
      ])
  }

  @Test func `a scenario has the tags of all that is around it, once`() throws {
    let tags = try album().scenarios.map { $0.tags.dropFirst(2) }
    #expect(tags == [["@first"], ["@few"], ["@few"], [], [], ["@last"]])
    let doubled = try Feature(text: "@a\nFeature: F\n@a @b # not @c\nScenario: S\nGiven x")
    #expect(doubled.scenarios.map(\.tags) == [["@a", "@b"]])
  }

  @Test func `ids differ, and stay the same`() throws {
    #expect(
      try album().scenarios.map(\.id) == [
        "An album / Opening", "An album / Growing by 1", "An album / Growing by 2",
        "An album / Growing by 100", "An album / Nothing is lost / Leaving",
        "An album / Nothing is lost / Leaving (2)",
      ])
  }

  @Test func `backgrounds come before each scenario, that of the feature first`() throws {
    let scenarios = try album().scenarios
    #expect(scenarios[0].steps.first?.text == "the server is there")
    #expect(scenarios[4].steps.map(\.text) == ["the server is there", "a disk", "I leave"])
    #expect(scenarios[4].steps.map(\.line) == [11, 54, 57])
  }

  @Test func `steps have keywords, tables and texts`() throws {
    let steps = try album().scenarios[0].steps
    #expect(steps.map(\.keyword) == ["Given", "When", "And", "But", "*"])
    #expect(steps[2].table?.rows == [["name", "size"], ["a|b", "3"], ["c\nd\\", ""]])
    #expect(
      steps[2].table?.records == [["name": "a|b", "size": "3"], ["name": "c\nd\\", "size": ""]])
    #expect(steps[3].docString?.mediaType == "json")
    #expect(steps[3].docString?.text == "  {\n    \"quoted\": \"\"\"\nleft")
    #expect(steps[4].text == "all is well")
  }

  @Test func `an outline is filled in everywhere, once a row`() throws {
    let steps = try album().scenarios.map(\.steps)
    #expect(steps[1][1].text == "I add 1 times \"a <b> c\"")
    #expect(steps[1][1].table?.rows == [["a <b> c"]])
    #expect(steps[1][2].text == "I see \"1 of a <b> c\"")
    #expect(steps[2][2].docString?.text == "2")
    #expect(steps[3][1].text == "I add 100 times \"cat\"")
  }

  @Test func `an outline whose name has no placeholder is named by its row`() throws {
    let feature = try Feature(
      text: """
        Feature: F
        Scenario Template: S
        Given <a> and <b c>, and List<[Int]>, and a < b
        Examples:
        | a | b c |
        | 1 | x y |
        """)
    #expect(feature.scenarios.map(\.name) == ["S (a: 1, b c: x y)"])
  }

  @Test func `lines end as on any system`() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["\u{FEFF}Feature: F", "", "Scenario: S", "\tGiven\tx ", "| a |", ""]
      let feature = try Feature(text: text.joined(separator: end))
      #expect(feature.scenarios.map(\.line) == [3])
      #expect(feature.scenarios[0].steps.map(\.text) == ["x"])
      #expect(feature.scenarios[0].steps[0].table?.rows == [["a"]])
    }
  }

  @Test func `scenarios that say the same in the same place are equal`() throws {
    #expect(try album() == album())
    let other = try Feature(text: Self.album.replacing("I leave again", with: "I stay"))
    #expect(try album() != other)
  }
}
