import PortableUI
import Testing
import ViewTesting

@MainActor
struct KeyboardShortcutTests {
  @Test func `keys press the buttons they belong to`() throws {
    let screen = Screen(Editor())
    try screen.press("s", modifiers: .command)
    try screen.press("s", modifiers: [.command, .shift])
    try screen.press(.leftArrow, modifiers: .option)
    try screen.press(.return)
    try screen.press(.escape)
    #expect(screen.texts.last == "save saveAs back ok cancel")
  }

  @Test func `a key is for the first button that can be pressed`() throws {
    let screen = Screen(
      VStack {
        Button("Off") {}.keyboardShortcut("p").disabled(true)
        Button("Gone") {}.keyboardShortcut("p").hidden()
        Counted()
        Counted()
      })
    try screen.press("p", modifiers: .command)
    #expect(screen.texts.filter { $0 == "1" }.count == 1)
    #expect(screen.texts.filter { $0 == "0" }.count == 1)
  }

  @Test func `return in a field is for the field, other keys are not`() throws {
    let screen = Screen(Editor())
    try screen.type("a", into: "Name")
    try screen.press(.return)
    #expect(screen.texts.last == "submit")
    try screen.press("S", modifiers: .command)
    #expect(screen.texts.last == "submit save")
  }

  @Test func `a letter is its key, large or small`() {
    #expect(KeyboardShortcut("S") == KeyboardShortcut("s", modifiers: .command))
    #expect(Set([KeyboardShortcut("S"), KeyboardShortcut("s")]).count == 1)
    #expect(KeyboardShortcut("s") != KeyboardShortcut("s", modifiers: [.command, .shift]))
    #expect(KeyboardShortcut(.return, modifiers: []) == .defaultAction)
    #expect(KeyboardShortcut(.escape, modifiers: []) == .cancelAction)
  }
}

private struct Editor: View {
  @State private var log: [String] = []
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { log.append("submit") }
      Button("Save") { log.append("save") }.keyboardShortcut("s")
      Button("Save as") { log.append("saveAs") }
        .keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Back") { log.append("back") }.keyboardShortcut(.leftArrow, modifiers: .option)
      Button("OK") { log.append("ok") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { log.append("cancel") }.keyboardShortcut(.cancelAction)
      Text(verbatim: log.joined(separator: " "))
    }
  }
}

private struct Counted: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }.keyboardShortcut("p")
    Text(verbatim: "\(count)")
  }
}
