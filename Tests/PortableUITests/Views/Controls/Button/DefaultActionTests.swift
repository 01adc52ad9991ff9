import PortableUI
import Testing
import ViewTesting

@MainActor
struct DefaultActionTests {
  @Test func `return in a field presses the default button where nobody waits for the text`()
    throws
  {
    let screen = Screen(SignIn(isListening: false))
    try screen.type("ada\n", into: "Name")
    #expect(screen.texts.contains("signed in 1, submitted 0"))
  }

  @Test func `return in a field belongs to the one who waits for the text`() throws {
    let screen = Screen(SignIn(isListening: true))
    try screen.submit("Name")
    #expect(screen.texts.contains("signed in 0, submitted 1"))
  }
}

private struct SignIn: View {
  let isListening: Bool
  @State private var name = ""
  @State private var signedIn = 0
  @State private var submitted = 0

  var body: some View {
    if isListening { field.onSubmit { submitted += 1 } } else { field }
    Button("Sign in") { signedIn += 1 }.keyboardShortcut(.defaultAction)
    Text(verbatim: "signed in \(signedIn), submitted \(submitted)")
  }

  private var field: some View { TextField("Name", text: $name) }
}
