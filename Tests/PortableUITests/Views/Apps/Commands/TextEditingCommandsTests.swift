import PortableUI
import Testing
import ViewTesting

/// Commands for the text that has the keyboard.
@MainActor
struct TextEditingCommandsTests {
  struct Letter: View {
    @State private var name = "Ada"
    @State private var secret = "xyz"
    @State private var notes = ["milk", "tea"]

    var body: some View {
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      Button("Nothing") {}
      List(notes, id: \.self, selection: .constant(Set(["milk"]))) { Text($0) }
        .copyable(["milk"])
      Text("Dear \(name), \(secret)")
    }
  }

  private func screen() -> Screen { Screen(Letter(), commands: TextEditingCommands()) }

  private func choose(_ title: String, on screen: Screen) throws {
    try screen.open(.button("Main Menu"))
    try screen.choose(title)
  }

  @Test func `without a text that has the keyboard there is nothing to do`() throws {
    let screen = screen()
    try screen.open(.button("Main Menu"))
    #expect(
      screen.menu == [
        "(Undo)", "(Redo)", "-", "(Cut)", "(Copy)", "(Paste)", "(Delete)", "(Select All)",
      ])
  }

  @Test func `what is selected is cut, copied, pasted and deleted`() throws {
    let screen = screen()
    try screen.selectText("da", in: "Name")
    try choose("Copy", on: screen)
    #expect(screen.copied == "da")
    #expect(screen.texts.contains("Dear Ada, xyz"))
    try choose("Cut", on: screen)
    #expect(screen.texts.contains("Dear A, xyz"))
    try choose("Paste", on: screen)
    try choose("Paste", on: screen)
    #expect(screen.texts.contains("Dear Adada, xyz"))
    try choose("Select All", on: screen)
    #expect(try screen.selectedText(in: "Name") == "Adada")
    try choose("Delete", on: screen)
    #expect(screen.texts.contains("Dear , xyz"))
  }

  @Test func `what was typed is taken back and done again, step by step`() throws {
    let screen = screen()
    try screen.type("!?", into: "Name")
    try choose("Undo", on: screen)
    #expect(screen.texts.contains("Dear Ada!, xyz"))
    try screen.press("z", modifiers: .command)
    #expect(screen.texts.contains("Dear Ada, xyz"))
    try screen.press("z", modifiers: [.command, .shift])
    #expect(screen.texts.contains("Dear Ada!, xyz"))
  }

  @Test func `what nobody is to see is not copied`() throws {
    let screen = screen()
    try screen.selectText(in: "Secret")
    try screen.open(.button("Main Menu"))
    #expect(
      screen.menu == [
        "(Undo)", "(Redo)", "-", "(Cut)", "(Copy)", "Paste", "Delete", "Select All",
      ])
  }

  @Test func `a list that lets its rows be copied does so by the command`() async throws {
    let screen = screen()
    try screen.select(.row("milk"))
    try screen.open(.button("Main Menu"))
    #expect(
      screen.menu == [
        "(Undo)", "(Redo)", "-", "(Cut)", "Copy", "(Paste)", "(Delete)", "(Select All)",
      ])
    try screen.choose("Copy")
    await screen.settle()
    #expect(screen.copied == "milk")
  }
}
