import PortableUI
import Testing
import ViewTesting

@MainActor struct SecureFieldTests {
  private struct LogIn: View {
    @State private var password = ""
    @State private var submitted = ""

    var body: some View {
      VStack {
        SecureField("Password", text: $password).onSubmit { submitted = password }
        Text(verbatim: "typed \(password.count), submitted \(submitted)")
      }
    }
  }

  @Test func `what is typed into it is shown as dots, and is what was typed`() throws {
    let screen = Screen(LogIn())
    try screen.type("säcret\n", into: "Password")
    #expect(try screen.value(of: "Password") == "••••••")
    #expect(screen.exists("typed 6, submitted säcret"))
    #expect(screen.svg().contains("••••••"))
    #expect(!screen.svg().contains(">säcret<"))
    try screen.clear("Password")
    #expect(try screen.value(of: "Password") == "")
  }

  @Test func `it shows its prompt, or else its name, while it is empty`() {
    #expect(Screen(SecureField("Password", text: .constant(""))).svg().contains("Password"))
    let prompted = Screen(
      SecureField("Password", text: .constant(""), prompt: Text("At least 8 letters")))
    #expect(prompted.svg().contains("At least 8 letters"))
    #expect(prompted.exists(.textField("Password")))
  }

  @Test func `in a form its name stands beside it`() throws {
    let screen = Screen(Form { SecureField("Password", text: .constant("abc")) })
    #expect(screen.texts == ["Password"])
    #expect(try screen.value(of: .textField("Password")) == "•••")
  }
}
