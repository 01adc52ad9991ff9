import PortableCombine
import PortableUI
import Testing
import ViewTesting

@MainActor struct FocusedObjectTests {
  final class Note: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  private struct Title: View {
    @FocusedObject private var note: Note?

    var body: some View {
      Text(verbatim: note?.title ?? "no note")
      Button("Rename") { $note?.title.wrappedValue += "!" }
    }
  }

  private struct Notes: View {
    let one = Note("One")
    let two = Note("Two")
    var scene: Note?
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("First", text: $text).focusedObject(one)
        TextField("Second", text: $text).focusedObject(two)
        Title()
      }
      .focusedSceneObject(scene)
    }
  }

  @Test func `the object is that of the view with the keyboard`() throws {
    let screen = Screen(Notes())
    #expect(screen.exists("no note"))
    try screen.tap(.textField("First"))
    #expect(screen.exists("One"))
    try screen.tap(.textField("Second"))
    #expect(screen.exists("Two"))
  }

  @Test func `one that speaks for the window is there without the keyboard`() {
    #expect(Screen(Notes(scene: Note("Scene"))).exists("Scene"))
  }

  @Test func `its properties are written through it`() throws {
    let screen = Screen(Notes(scene: Note("Scene")))
    try screen.tap("Rename")
    #expect(screen.exists("Scene!"))
  }

  @Test func `what changes it from outside is seen`() async throws {
    let note = Note("Scene")
    let screen = Screen(Notes(scene: note))
    note.title = "Renamed"
    await screen.settle()
    #expect(screen.exists("Renamed"))
  }
}
