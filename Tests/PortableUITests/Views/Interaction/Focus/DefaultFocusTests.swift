import PortableUI
import Testing
import ViewTesting

@MainActor struct DefaultFocusTests {
  private struct Login: View {
    var isPreferred = true
    var hasScope = true
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @State private var name = ""
    @State private var password = ""

    var body: some View {
      if hasScope { fields.focusScope(scope) } else { fields }
    }

    private var fields: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Password", text: $password).prefersDefaultFocus(isPreferred, in: scope)
        Button("Reset") { resetFocus(in: scope) }
      }
    }
  }

  @Test func `the keyboard begins where it is preferred`() {
    #expect(Screen(Login()).focused == "Password")
    #expect(Screen(Login(isPreferred: false)).focused == nil)
    #expect(Screen(Login(hasScope: false)).focused == nil)
  }

  @Test func `and comes back when it is asked to`() throws {
    let screen = Screen(Login())
    try screen.tap(.textField("Name"))
    #expect(screen.focused == "Name")
    try screen.tap("Reset")
    #expect(screen.focused == "Password")
    let other = Screen(Login(isPreferred: false))
    try other.tap("Reset")
    #expect(other.focused == nil)
  }
}
