import Foundation
import StateStudio
import Testing
import VSM
import ViewPlatform
import ViewTesting

/// What a person does, as the text of a test.
@MainActor
struct RunTests {
  private enum LampState: Equatable { case off, on }

  private struct FormView: View {
    @ObservedObject var lamp: StateContainer<LampState>
    @State private var name = "Ada"
    @State private var isLoud = true
    @State private var volume = 0.5
    @State private var theme = "Blue"
    @State private var copies = 1
    @State private var said = "Nothing yet."
    @State private var isAsking = false
    @State private var password = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Toggle("Loud", isOn: $isLoud)
        Slider(value: $volume, in: 0...1) { Text("Volume") }
        Stepper("Copies", value: $copies)
        Picker("Theme", selection: $theme) { ForEach(["Blue", "Red"], id: \.self) { Text($0) } }
        Text(said)
        Button("Save") { said = "Saved for \(name), \(theme), \(copies)." }
        Button("Switch") { lamp.observe({ lamp.state == .on ? .off : .on }) }
        Button("Ask") { isAsking = true }
        Menu("More") { Button("Reset") { said = "Reset." } }
      }
      .alert("Really?", isPresented: $isAsking) {
        Button("Yes") { said = "Yes." }
        Button("No", role: .cancel) {}
      }
    }
  }

  private let history = StateHistory()
  private let lamp = StateContainer(state: LampState.off)

  private func screen() -> Screen {
    Screen(FormView(lamp: lamp), size: CGSize(width: 500, height: 700))
  }

  /// The steps of what `body` does, without the lines above them.
  private func steps(_ body: (Screen) throws -> Void) throws -> [String] {
    let screen = screen()
    try history.record { try body(screen) }
    return history.scenario().split(separator: "\n").dropFirst(2)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `all that a person does with a form becomes a step`() throws {
    let steps = try steps { screen in
      try screen.type(" L.", into: "Name")
      try screen.toggle("Loud")
      try screen.slide("Volume", to: 0.75)
      try screen.increment("Copies")
      try screen.select("Red", in: "Theme")
      try screen.tap("Save")
    }
    #expect(
      steps == [
        #"When I type " L." into "Name""#, #"And I turn off "Loud""#,
        #"And I slide "Volume" to 0.75"#, #"And I step "Copies" up"#,
        #"And I select "Red" in "Theme""#, #"And I tap "Save""#,
        #"Then I see "Saved for Ada L., Red, 2.""#,
      ])
  }

  @Test func `a text that is replaced is cleared first, and keys are one step`() throws {
    let steps = try steps { screen in
      try screen.clear("Name")
      try screen.type("\"Bob\" \\", into: "Name")
    }
    #expect(steps == [#"When I clear "Name""#, #"And I type "\"Bob\" \\" into "Name""#])
  }

  @Test func `a question is answered, and a menu chosen from`() throws {
    let steps = try steps { screen in
      try screen.tap("Ask")
      try screen.tap("No")
      try screen.open("More")
      try screen.choose("Reset")
    }
    #expect(steps.contains(#"When I tap "Ask""#))
    #expect(steps.contains { $0.hasSuffix(#"I tap "No""#) })
    #expect(steps.suffix(2) == [#"And I choose "Reset""#, #"Then I see "Reset.""#])
  }

  private struct Notes: View {
    let names: [String?]
    @State private var notes = ["Milk"]
    @State private var selection: Set<String> = []

    var body: some View {
      VStack {
        ForEach(names.indices, id: \.self) { number in
          if let name = names[number] { list.accessibilityIdentifier(name) } else { list }
        }
      }
    }

    private var list: some View {
      List(notes, id: \.self, selection: $selection) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty { Button("New") { notes.append("Bread") } }
        }
    }
  }

  @Test(
    arguments: [
      ([nil], "When I open the menu of the list"),
      (["errands"], #"When I open the menu of "errands""#),
      ([nil, nil], #"# Several are called "list". Give the one an accessibilityIdentifier."#),
      (["errands", nil], #"When I open the menu of "errands""#),
    ] as [([String?], String)])
  func `the menu beside the rows of a list is one of that list`(
    names: [String?], step: String
  ) throws {
    let screen = Screen(Notes(names: names), size: CGSize(width: 500, height: 700))
    try history.record {
      try screen.contextMenu(of: .role(.list).at(0))
      try screen.choose("New")
    }
    let lines = history.scenario().split(separator: "\n").dropFirst(2)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first == step)
    #expect(lines.last == #"Then I see "Bread""#)
  }

  @Test func `a test opens the menu of the only list as a person did`() throws {
    let screen = Screen(Notes(names: [nil]), size: CGSize(width: 500, height: 700))
    try history.record { try screen.contextMenu(of: .role(.list)) }
    let test = history.test(of: TestedView("Notes()"))
    #expect(test.contains("try screen.contextMenu(of: .role(.list))"))
    #expect(history.acts.map(\.description) == ["opened the menu of the list"])
  }

  @Test func `what is secret is not written`() throws {
    let steps = try steps { try $0.type("abc", into: "Password") }
    #expect(steps == [#"When I type "•••" into "Password""#])
  }

  @Test func `a change knows what a person did that it came of`() throws {
    let screen = screen()
    try history.record { try screen.tap("Switch") }
    let changes = history.entries.filter { $0.feature == "LampState" }
    #expect(changes.map(\.because) == ["tapped “Switch”"])
    #expect(history.acts.map(\.description) == ["tapped “Switch”"])
    history.record { lamp.observe(.off) }
    #expect(history.entries.last { $0.feature == "LampState" }?.because == nil)
  }

  @Test func `the same run is a test in Swift`() throws {
    let screen = screen()
    try history.record {
      try screen.type("!", into: "Name")
      try screen.tap("Save")
    }
    #expect(
      history.test(named: "a run", of: TestedView("FormView()", in: "Forms")) == """
        import Forms
        import Testing
        import ViewTesting

        @MainActor
        @Test func `a run`() async throws {
          let screen = Screen(FormView())
          await screen.settle()
          try screen.type("!", into: "Name")
          await screen.settle()
          try screen.tap("Save")
          await screen.settle()
          #expect(screen.exists("Saved for Ada!, Blue, 1."))
        }

        """)
  }

  @Test func `nobody is heard who does not record`() throws {
    let screen = screen()
    try screen.tap("Save")
    history.record {}
    try screen.tap("Switch")
    #expect(history.acts.isEmpty)
  }

  @Test func `a file keeps what people did, and is a test later`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try history.append(to: url)
    _ = try steps { screen in
      try screen.type("abc", into: "Password")
      try screen.tap("Switch")
      try screen.tap("Save")
    }
    try history.append(to: nil)
    let read = try StateHistory(reading: url)
    #expect(read.scenario().contains(#"I tap "Save""#))
    #expect(read.entries.first { $0.feature == "LampState" }?.because == "tapped “Switch”")
    #expect(try !String(contentsOf: url, encoding: .utf8).contains("abc"))
  }
}
