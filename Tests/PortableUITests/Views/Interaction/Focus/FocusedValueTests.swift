import Observation
import PortableUI
import Testing
import ViewTesting

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var page: String?
  @Entry fileprivate var words: Binding<String>?
}

/// Values that views tell of while the keyboard is in them.
@MainActor
struct FocusedValueTests {
  struct Editor: View {
    @State private var one = "first"
    @State private var two = "second"
    @State private var isThere = true

    var body: some View {
      VStack {
        TextField("One", text: $one).focusedValue(\.title, one).focusedValue(\.words, $one)
        TextField("Two", text: $two).focusedValue(\.title, two).focusedValue(\.words, $two)
        TextField("Three", text: .constant(""))
        Button("Hide") { isThere = false }
        if isThere { Text("Page").focusedSceneValue(\.page, "page of \(two)") }
        Reader()
      }
      .focusedValue(\.title, "around")
    }
  }

  struct Reader: View {
    @FocusedValue(\.title) private var title
    @FocusedValue(\.page) private var page
    @FocusedBinding(\.words) private var words

    var body: some View {
      Text("\(title ?? "nowhere"), \(page ?? "no page"), \(words ?? "no words")")
      Button("Shout") { words = words?.uppercased() }
    }
  }

  struct Shouting: Commands {
    @FocusedBinding(\.words) private var words
    @FocusedValue(\.title) private var title

    var body: some Commands {
      CommandMenu("Words") {
        Button("Shout \(title ?? "nothing")") { words = words?.uppercased() }
          .keyboardShortcut("s").disabled(words == nil)
      }
    }
  }

  private func told(_ screen: Screen) -> String? { screen.texts.first { $0.contains(", ") } }

  @Test func `a value is there while the keyboard is in its view, the innermost one first`() throws
  {
    let screen = Screen(Editor())
    #expect(told(screen) == "nowhere, page of second, no words")
    try screen.tap("One")
    #expect(told(screen) == "first, page of second, first")
    try screen.tap("Three")
    #expect(told(screen) == "around, page of second, no words")
    try screen.tap("Two")
    #expect(told(screen) == "second, page of second, second")
  }

  @Test func `a value that changes is told anew, and what is gone tells nothing`() throws {
    let screen = Screen(Editor())
    try screen.tap("Two")
    try screen.type("new", into: "Two")
    #expect(told(screen) == "secondnew, page of secondnew, secondnew")
    try screen.tap(.button("Hide"))
    #expect(told(screen)?.contains("no page") == true)
  }

  @Test func `a binding writes where the keyboard is, also from commands`() throws {
    let screen = Screen(Editor(), commands: Shouting())
    #expect(throws: ScreenError.self) { try screen.press("s", modifiers: .command) }
    try screen.tap("One")
    try screen.press("s", modifiers: .command)
    #expect(told(screen) == "FIRST, page of second, FIRST")
    try screen.open(.button("Main Menu"))
    #expect(screen.menu(inside: "Words") == ["Shout FIRST"])
  }

  @Observable final class Document { var name = "Letter" }

  struct Documents: View {
    let document: Document
    @FocusedValue(Document.self) private var found

    var body: some View {
      Text("Found \(found?.name ?? "nothing")")
      TextField("Name", text: .constant("")).focusedSceneValue(document)
    }
  }

  @Test func `an object is found by its type, and followed`() async throws {
    let document = Document()
    let screen = Screen(Documents(document: document))
    #expect(screen.texts.contains("Found Letter"))
    document.name = "Poem"
    await screen.settle()
    #expect(screen.texts.contains("Found Poem"))
  }

  struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack {
          Reader()
          NavigationLink("Further") { Text("Second").focusedSceneValue(\.title, "second page") }
        }
        .focusedSceneValue(\.page, "first page")
        .focusedSceneValue(\.title, "first title")
      }
    }
  }

  struct Titled: Commands {
    @FocusedValue(\.page) private var page
    @FocusedValue(\.title) private var title

    var body: some Commands {
      CommandGroup(after: .saveItem) { Button("\(page ?? "no page"), \(title ?? "no title")") {} }
    }
  }

  @Test func `a page under another one does not speak for the window`() throws {
    let screen = Screen(Pages(), commands: Titled())
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["first page, first title"])
    try screen.tap(.button("Further"))
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["no page, second page"])
    try screen.back()
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["first page, first title"])
  }
}
