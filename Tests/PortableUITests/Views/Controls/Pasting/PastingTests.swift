import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct PastingTests {
  private struct Notes: View {
    @State private var notes = [Note(title: "Milk"), Note(title: "Tea", isSecret: true)]
    @State private var selection: String?
    @State private var count = 0

    var body: some View {
      List(notes, id: \.title, selection: $selection) { Text($0.title) }
        .copyable(notes.filter { $0.title == selection })
        .cuttable(for: Note.self) {
          let cut = notes.filter { $0.title == selection }
          notes.removeAll { $0.title == selection }
          return cut
        }
        .pasteDestination(for: Note.self) { pasted in
          count += 1
          notes += pasted.map { Note(title: "\($0.title) \(count)") }
        } validator: {
          $0.filter { $0.title != "Tea" }
        }
    }
  }

  @Test func `what is selected is copied, cut and pasted by keys`() async throws {
    let screen = Screen(Notes())
    try screen.tap(.row("Milk"))
    try screen.press("c", modifiers: .control)
    await screen.settle()
    #expect(screen.copied == "Milk")
    try screen.press("v", modifiers: .command)
    await screen.settle()
    #expect(screen.texts == ["Milk", "Tea", "Milk 1"])
    try screen.press("x", modifiers: .control)
    #expect(screen.texts == ["Tea", "Milk 1"])
    try screen.press("v", modifiers: .control)
    await screen.settle()
    #expect(screen.texts == ["Tea", "Milk 1", "Milk 2"])
  }

  @Test func `what a validator takes out is not pasted, and what is of another kind neither`()
    async throws
  {
    let screen = Screen(Notes())
    try screen.tap(.row("Tea"))
    try screen.press("c", modifiers: .control)
    try screen.press("v", modifiers: .control)
    await screen.settle()
    #expect(screen.texts == ["Milk", "Tea"])
    screen.copyElsewhere(Data([1]))
    #expect(throws: ScreenError.self) { try screen.press("v", modifiers: .control) }
    #expect(screen.texts == ["Milk", "Tea"])
  }

  @Test func `nothing is copied where nothing is selected, and what was there stays`() throws {
    let screen = Screen(Notes())
    screen.copyElsewhere("before")
    #expect(throws: ScreenError.self) { try screen.press("c", modifiers: .control) }
    #expect(screen.copied == "before")
  }

  private struct Words: View {
    @State private var pasted = ""
    @State private var field = ""

    var body: some View {
      VStack {
        PasteButton(payloadType: String.self) { pasted += $0.joined() }
        TextField("Field", text: $field)
        Text("pasted: \(pasted)")
        Text("field: \(field)")
      }
      .onPasteCommand(of: [.plainText]) { items in pasted += "\(items.count) items" }
      .onCopyCommand { [NSItemProvider(object: "all")] }
    }
  }

  @Test func `a button pastes what it takes, and is disabled without that`() async throws {
    let screen = Screen(Words())
    #expect(throws: ScreenError.self) { try screen.tap("Paste") }
    screen.copyElsewhere(Data([1]))
    #expect(throws: ScreenError.self) { try screen.tap("Paste") }
    screen.copyElsewhere("some words")
    try screen.tap("Paste")
    await screen.settle()
    #expect(screen.exists("pasted: some words"))
    screen.copyElsewhere("more", "words")
    try screen.tap("Paste")
    await screen.settle()
    #expect(screen.exists("pasted: some wordsmorewords"))
  }

  @Test func `a field pastes for itself`() async throws {
    let screen = Screen(Words())
    screen.copyElsewhere("words")
    try screen.tap("Field")
    try screen.press("v", modifiers: .control)
    try screen.press("c", modifiers: .control)
    await screen.settle()
    #expect(screen.exists("field: words") && screen.exists("pasted: "))
    #expect(screen.copied == "words")
  }

  @Test func `items are copied and pasted by commands`() async throws {
    let screen = Screen(
      Text("Here").focusable().onCopyCommand { [NSItemProvider(object: "all")] }
        .onCutCommand { [NSItemProvider(object: "cut")] })
    try screen.tap("Here")
    try screen.press("c", modifiers: .control)
    await screen.settle()
    #expect(screen.copied == "all")
    try screen.press("x", modifiers: .control)
    await screen.settle()
    #expect(screen.copied == "cut")
  }
}
