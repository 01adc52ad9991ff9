import PortableUI
import Testing
import ViewTesting

@testable import StateScenarios

/// What every scenario can say without defining it.
@MainActor
struct ReadyStepsTests {
  @Test(arguments: [
    #"I see "Taps: 0""#, #"i SEE "Ada""#, #"I see "Ada" in "Name""#, #"I see "Room""#,
    #"I see "Light" in "Theme""#, #"I see "Remove" in "Milk""#, #"I see "Taps: 0" in "taps""#,
    #"I do not see "Taps: 1""#, #"I don't see "Second page""#, #"I do not see "Ada" in "Theme""#,
    #"I don't see "Grace" in "Name""#, #""Name" shows "Ada""#, #""Volume" shows "0.5""#,
    #"I tap "Add"|"taps" shows "Taps: 1""#, #"I tap "Remove" in "Tea"|I see "No Tea""#,
    #"I double-tap "Likes: 0"|I see "Likes: 1""#,
    #"I type " Byron" into "Name"|I see "Ada Byron" in "Name""#,
    #"I clear "Name"|"Greet" is disabled|I type "B" into "Name"|"Greet" is enabled"#,
    #"I clear "Name"|I type "Bea" into "Name"|I tap "Greet"|I see "Hello, Bea!""#,
    #"I select "Dark" in "Theme"|"Theme" shows "Dark""#,
    #"I turn on "Loud"|I see "on" in "Loud"|I turn off "Loud"|"Loud" shows "off""#,
    #"I slide "Volume" to 0.75|"Volume" shows "0.75""#,
    #"I press Command-N|I see "Taps: 1""#,
    #"I do not see "The end"|I swipe up|I see "The end"|I swipe down over "The end"|I see "Add""#,
    #"the title is "Room"|I tap "More"|the title is "More"|I go back|the title is "Room""#,
    #"I tap "Ask"|I see "Sure?"|I see "There is no way back."|I dismiss|I do not see "Sure?""#,
    #"I tap "Ask"|I tap "Yes"|I see "Sure""#,
    #"I tap "Ask"|I press Escape|I do not see "Yes""#,
    #"I tap "Ask"|I press return|I do not see "Yes""#,
    #"1 second passes|I see "After 1"|2 seconds pass|I see "After 3""#,
    #"2500 ms pass|I see "After 2""#,
  ])
  func `a person does it and sees it`(steps: String) async throws {
    let lines = steps.split(separator: "|").map { "* \($0)" }.joined(separator: "\n")
    try await scenario(lines).run(on: Screen(RoomSample()))
  }

  @Test func `the menu of the only list is opened beside its rows`() async throws {
    struct Notes: View {
      @State private var notes = ["Milk"]
      @State private var selection: Set<String> = []

      var body: some View {
        List(notes, id: \.self, selection: $selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { names in
            if names.isEmpty { Button("New") { notes.append("Bread") } }
          }
      }
    }
    try await scenario(
      """
      * I open the menu of the list
      * I choose "New"
      * I see "Bread"
      """
    ).run(on: Screen(Notes()))
  }

  @Test func `what is begun by one step comes before what the next begins`() async throws {
    for _ in 1...20 {
      let screen = Screen(QuestionsSample())
      try await scenario(
        """
        * I tap "Ask a"
        * I tap "Ask b"
        * I see "ab"
        """
      ).run(on: screen)
    }
  }

  @Test func `no two of them mean the same step`() {
    let examples: [Placeholder: String] = [
      .string: #""a b""#, .word: "a", .int: "3", .number: "2.5", .duration: "2 s",
    ]
    for definition in ReadySteps.all {
      let step = definition.pattern.parts.map { part in
        switch part {
        case .words(let words): words
        case .placeholder(let placeholder): examples[placeholder] ?? ""
        }
      }.joined()
      let matching = ReadySteps.all.filter { $0.pattern.match(step) != nil }
      #expect(matching.map(\.pattern.text) == [definition.pattern.text])
    }
  }

  @Test(arguments: [
    ("Return", "\r", []), ("escape", "\u{1B}", []), ("Shift-Tab", "\t", ["shift"]),
    ("Ctrl-Shift-S", "s", ["control", "shift"]), ("Alt--", "-", ["option"]), ("-", "-", []),
  ])
  func `keys are read as people write them`(words: String, key: Character, held: [String]) throws {
    let found = try #require(SpokenKey.read(words))
    #expect(found.key.character == key)
    let modifiers = ["command", "control", "option", "shift"].filter { name in
      switch name {
      case "command": found.modifiers.contains(.command)
      case "control": found.modifiers.contains(.control)
      case "option": found.modifiers.contains(.option)
      default: found.modifiers.contains(.shift)
      }
    }
    #expect(modifiers == held)
  }

  @Test(arguments: ["", "Retrun", "Hyper-S", "a-b"])
  func `what is no key is none`(words: String) { #expect(SpokenKey.read(words) == nil) }

  enum Phase {
    case loading
    case loaded(Int)
  }

  @Test func `a state is known by the name of its case`() async throws {
    let server = StubServer()
    var phase: Phase { server.asked == 0 ? .loading : .loaded(3) }
    try await scenario("Then the state is loading\nThen I see \"nobody\"\nThen the state is loaded")
      .run(on: Screen(LoadingSample(server: server)), state: phase)
  }
}
