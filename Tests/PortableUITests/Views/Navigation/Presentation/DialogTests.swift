import Foundation
import PortableUI
import Testing
import ViewTesting

/// Questions in front of a screen.
@MainActor
struct DialogTests {
  struct Deletion: View {
    @State private var asks = false
    @State private var result = "Nothing yet"

    var body: some View {
      Text(result)
      Button("Delete…") { asks = true }
        .alert("Delete it?", isPresented: $asks) {
          Button("Delete", role: .destructive) { result = "Deleted" }
          Button("Keep", role: .cancel) { result = "Kept" }
        } message: {
          Text("It cannot be undone.")
        }
      Text(verbatim: "asks: \(asks)")
    }
  }

  @Test func `an alert asks, and an answer ends it and acts`() throws {
    let screen = Screen(Deletion())
    try screen.tap("Delete…")
    #expect(screen.alerts == ["Delete it?"])
    #expect(
      screen.texts == [
        "Nothing yet", "Delete…", "asks: true", "Delete it?", "It cannot be undone.", "Keep",
        "Delete",
      ])
    try screen.tap("Delete")
    #expect(screen.alerts == [])
    #expect(screen.texts == ["Deleted", "Delete…", "asks: false"])
  }

  @Test func `who leaves an alert gives the answer that is the way out`() throws {
    let screen = Screen(Deletion())
    try screen.tap("Delete…")
    try screen.dismiss()
    #expect(screen.texts == ["Kept", "Delete…", "asks: false"])
  }

  @Test func `what is under an alert cannot be touched`() throws {
    let screen = Screen(Deletion())
    try screen.tap("Delete…")
    let error = #expect(throws: ScreenError.self) { try screen.tap(.button("Delete…")) }
    #expect(
      error?.description == """
        Could not tap button "Delete…": alert "Delete it?" is in front of it.
          in front: text "Delete it?", text "It cannot be undone.", button \
        "Keep", text "Keep", button "Delete", text "Delete"
          Fix: Answer or dismiss that first.
        """)
  }

  @Test func `an alert without answers has OK`() throws {
    let screen = Screen(
      Asking { isPresented in Text("x").alert("Done", isPresented: isPresented) {} })
    #expect(screen.texts == ["x", "Done", "OK"])
    try screen.tap("OK")
    #expect(screen.texts == ["x"])
  }

  /// Something that asks as long as a state is true, which it is at first.
  struct Asking<Content: View>: View {
    @State private var asks = true
    let content: (Binding<Bool>) -> Content

    var body: some View { content($asks) }
  }

  @Test func `a confirmation has a way out, its own or the usual one`() throws {
    let screen = Screen(
      Asking { asks in
        Text("x").confirmationDialog("Share", isPresented: asks) {
          Button("By mail") {}
          Button("By hand") {}
        }
      })
    #expect(screen.texts == ["x", "Share", "Cancel", "By mail", "By hand"])
    try screen.dismiss()
    #expect(screen.texts == ["x"])
    let own = Screen(
      Asking { asks in
        Text("x").confirmationDialog("Share", isPresented: asks, titleVisibility: .hidden) {
          Button("By mail") {}
          Button("Not now", role: .cancel) {}
        } message: {
          Text("With whom?")
        }
      })
    #expect(own.texts == ["x", "With whom?", "Not now", "By mail"])
    #expect(own.alerts == ["With whom?"])
  }

  @Test func `an alert without a way out stays until it is answered`() throws {
    let screen = Screen(
      Asking { asks in
        Text("x").alert("Which?", isPresented: asks) {
          Button("One") {}
          Button("Two") {}
        }
      })
    let error = #expect(throws: ScreenError.self) { try screen.dismiss() }
    #expect(
      error?.description == """
        Could not dismiss alert "Which?": none of its answers is a way out.
          its answers: "One", "Two"
          Fix: Tap one of them, or give one the role cancel.
        """)
    try screen.tap("Two")
    #expect(screen.alerts == [])
  }

  struct Failure: LocalizedError {
    let errorDescription: String?
    var recoverySuggestion: String? { "Try again later." }
  }

  struct Failing: View {
    @State private var isFailing = false
    @State private var failure: Failure?

    var body: some View {
      Button("Fail") { isFailing = true }
        .alert(isPresented: $isFailing, error: failure) { failure in
          Button("Retry") { self.failure = nil }
        } message: { failure in
          Text(failure.recoverySuggestion ?? "")
        }
      Button("Say why") { failure = Failure(errorDescription: "No connection") }
    }
  }

  @Test func `an alert about an error comes with the error`() throws {
    let screen = Screen(Failing())
    try screen.tap("Fail")
    #expect(screen.alerts == [])
    try screen.tap("Say why")
    #expect(screen.alerts == ["No connection"])
    #expect(screen.exists("Try again later."))
    try screen.tap("Retry")
    #expect(screen.alerts == [])
  }

  struct Choice: View {
    @State private var asks = false
    @State private var letter: String? = "A"
    @State private var sent = "nothing"

    var body: some View {
      Text(verbatim: "sent \(sent)")
      Button("Send") { asks = true }
        .confirmationDialog("Send it?", isPresented: $asks, presenting: letter) { letter in
          Button("Send \(letter)") { sent = letter }
          Button("Forget it") { self.letter = nil }
        } message: { letter in
          Text(verbatim: "It is letter \(letter).")
        }
    }
  }

  @Test func `a question about data hands them to its answers, and is not asked without any`()
    throws
  {
    let screen = Screen(Choice())
    try screen.tap("Send")
    #expect(screen.exists("It is letter A."))
    try screen.tap("Send A")
    #expect(screen.exists("sent A"))
    try screen.tap("Send")
    try screen.tap("Forget it")
    try screen.tap("Send")
    #expect(screen.alerts == [])
  }

  struct OldForm: View {
    struct Notice: Identifiable { let id: String }
    @State private var notice: Notice?
    @State private var asks = false
    @State private var result = "none"

    var body: some View {
      Text(result)
      Button("Note") { notice = Notice(id: "First") }
        .alert(item: $notice) { notice in
          Alert(
            title: Text(notice.id),
            dismissButton: .default(Text("Next")) { self.notice = Notice(id: "Second") })
        }
      Button("Ask") { asks = true }
        .alert(isPresented: $asks) {
          Alert(
            title: Text("Sure?"), message: Text("Think."),
            primaryButton: .destructive(Text("Yes")) { result = "yes" },
            secondaryButton: .cancel())
        }
    }
  }

  @Test func `the older form asks, too`() throws {
    let screen = Screen(OldForm())
    try screen.tap("Ask")
    #expect(screen.texts == ["none", "Note", "Ask", "Sure?", "Think.", "Cancel", "Yes"])
    try screen.dismiss()
    try screen.tap("Ask")
    try screen.tap("Yes")
    #expect(screen.texts == ["yes", "Note", "Ask"])
  }

  @Test func `an answer may ask the next question, and the same one`() throws {
    let screen = Screen(OldForm())
    try screen.tap("Note")
    #expect(screen.alerts == ["First"])
    try screen.tap("Next")
    #expect(screen.alerts == ["Second"])
    try screen.tap("Next")
    #expect(screen.alerts == ["Second"])
    struct Again: View {
      @State private var asks = true
      @State private var count = 1

      var body: some View {
        Text("x").alert("Again?", isPresented: $asks) {
          Button("Yes, \(count)") {
            count += 1
            asks = count < 3
          }
        }
      }
    }
    let again = Screen(Again())
    try again.tap("Yes, 1")
    #expect(again.alerts == ["Again?"])
    try again.tap("Yes, 2")
    #expect(again.alerts == [])
  }

  struct Naming: View {
    @State private var asks = true
    @State private var name = ""

    var body: some View {
      Text(verbatim: "named \(name)")
        .disabled(true)
        .alert("Name it", isPresented: $asks) {
          TextField("Name", text: $name)
          Button("Save") {}.disabled(name.isEmpty).keyboardShortcut(.defaultAction)
          Button("Leave", role: .cancel) { name = "" }
        }
        .disabled(true)
    }
  }

  @Test func `a field in an alert is filled in before it is answered`() throws {
    let screen = Screen(Naming())
    #expect(try !screen.isEnabled("Save"))
    #expect(throws: ScreenError.self) { try screen.tap("Save") }
    try screen.type("Rose", into: "Name")
    #expect(screen.exists("named Rose"))
    try screen.submit("Name")
    #expect(screen.alerts == [])
    #expect(screen.exists("named Rose"))
  }

  @Test func `a field in an alert has a border, and begins where reading does`() throws {
    let screen = Screen(Naming())
    func field(in element: Element) -> FieldContent? {
      if case .field(let field) = element.content { return field }
      return element.children.lazy.compactMap(field).first
    }
    let found = field(in: screen.graph.rootElement)
    #expect(found?.isBordered == true)
    #expect(found?.alignment == .leading)
  }

  @Test func `data that go leave their question as it is`() throws {
    struct Page: View {
      @State private var asks = true
      @State private var letter: String? = "A"

      var body: some View {
        Text("x").alert("Send it?", isPresented: $asks, presenting: letter) { letter in
          Button("Send \(letter)") {}
        } message: { _ in
          Text("Going").onAppear { letter = nil }
        }
      }
    }
    let screen = Screen(Page())
    #expect(screen.texts == ["x", "Send it?", "Going", "Send A"])
    try screen.tap("Send A")
    #expect(screen.alerts == [])
  }

  @Test func `an answer is destructive where it says so, and the first that is not is likely`()
    throws
  {
    let screen = Screen(Deletion())
    try screen.tap("Delete…")
    let contents = screen.graph.rootElement.children.compactMap { element -> DialogContent? in
      if case .surface(.dialog(let dialog)) = element.content { dialog } else { nil }
    }
    let dialog = try #require(contents.first)
    #expect(dialog.buttons.map(\.role) == [.cancel, .destructive])
    #expect(dialog.likely == nil && dialog.escape == 0)
  }

  @Test func `an alert waits for a sheet of the same screen, and lies over a sheet it is in`()
    throws
  {
    struct Page: View {
      @State private var asks = false
      @State private var isShown = true

      var body: some View {
        Text("Below")
          .alert("Outside", isPresented: $asks) {}
          .sheet(isPresented: $isShown) {
            Button("Ask") { asks = true }
          }
      }
    }
    let screen = Screen(Page())
    try screen.tap("Ask")
    #expect(screen.alerts == [])
    try screen.dismiss()
    #expect(screen.sheets == [])
    #expect(screen.alerts == ["Outside"])
    try screen.dismiss()
    #expect(screen.alerts == [])
  }

  @Test func `the tree of a screen ends with what is in front`() {
    let screen = Screen(Asking { asks in Color.red.alert("Sure?", isPresented: asks) {} })
    #expect(
      screen.tree == """
        screen 390×844
          shape = "red" at 0, 0, 390×844
          alert "Sure?" at 45, 373, 300×98
            text "Sure?" at 172, 389, 46×22
            button "OK" at 171.75, 419, 46.5×36
              text "OK" at 183.75, 426, 22.5×22
        """)
  }
}
