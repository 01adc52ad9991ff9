import PortableUI
import Testing
import ViewTesting

/// What a person signs in with.
private struct SignInForm: View {
  enum Field: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var result = "Who are you?"
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      Text(result)
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Password", text: $password).focused($field, equals: .password)
      Button("Sign in", action: signIn)
      Text(verbatim: "in \(field.map { "\($0)" } ?? "nothing")")
    }
    .onSubmit(signIn)
  }

  private func signIn() {
    if name.isEmpty {
      field = .name
    } else if password.isEmpty {
      field = .password
    } else {
      field = nil
      result = "Hello, \(name)!"
    }
  }
}

/// A field that is shown, disabled and taken away.
private struct Search: View {
  @State private var isShown = false
  @State private var isDisabled = false
  @State private var query = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    VStack {
      Button("Search") {
        isShown = true
        isSearching = true
      }
      Button("Ask") { isSearching = true }
      Button("Close") { isShown = false }
      Button("Leave") { isSearching = false }
      Button("Disable") { isDisabled = true }
      Button("Enable") { isDisabled = false }
      TextField("Other", text: $query)
      if isShown {
        TextField("Query", text: $query).focused($isSearching).disabled(isDisabled)
      }
      Text(isSearching ? "searching" : "resting")
    }
  }
}

@MainActor struct FocusTests {
  @Test func `return moves the keyboard to the field that is missing`() throws {
    let screen = Screen(SignInForm())
    #expect(screen.focused == nil)
    try screen.tap("Sign in")
    #expect(screen.focused == "Name")
    try screen.type("ada\n", into: "Name")
    #expect(screen.focused == "Password")
    try screen.type("secret\n", into: "Password")
    #expect(screen.focused == nil)
    #expect(screen.texts.first == "Hello, ada!")
  }

  @Test func `what is typed on goes where the keyboard went`() throws {
    let screen = Screen(SignInForm())
    try screen.type("ada\nsecret\n", into: "Name")
    #expect(screen.texts.first == "Hello, ada!")
  }

  @Test func `the state follows the keyboard`() throws {
    let screen = Screen(SignInForm())
    #expect(screen.texts.last == "in nothing")
    try screen.tap(.textField("Password"))
    #expect(screen.texts.last == "in password")
    try screen.tap(.textField("Name"))
    #expect(screen.texts.last == "in name")
  }

  @Test func `a field that comes with the same change has the keyboard`() throws {
    let screen = Screen(Search())
    try screen.tap("Search")
    #expect(screen.focused == "Query")
    #expect(screen.texts.last == "searching")
  }

  @Test func `a field that leaves gives the keyboard back`() throws {
    let screen = Screen(Search())
    try screen.tap("Search")
    try screen.tap("Close")
    #expect(screen.focused == nil)
    #expect(screen.texts.last == "resting")
    try screen.tap("Search")
    #expect(screen.focused == "Query")
  }

  @Test func `writing false takes the keyboard away`() throws {
    let screen = Screen(Search())
    try screen.tap("Search")
    try screen.tap("Leave")
    #expect(screen.focused == nil)
    #expect(screen.texts.last == "resting")
  }

  @Test func `a field that is disabled loses the keyboard, and cannot have it`() throws {
    let screen = Screen(Search())
    try screen.tap("Search")
    try screen.tap("Disable")
    #expect(screen.focused == nil)
    #expect(screen.texts.last == "resting")
    try screen.tap("Ask")
    #expect(screen.focused == nil)
    #expect(screen.texts.last == "resting")
  }

  @Test func `a field that is enabled again has the keyboard that it lost`() throws {
    let screen = Screen(Search())
    try screen.tap("Search")
    try screen.tap("Disable")
    #expect(screen.focused == nil)
    try screen.tap("Enable")
    #expect(screen.focused == "Query")
    #expect(screen.texts.last == "searching")
  }

  @Test func `a field that is enabled again takes the keyboard from nobody`() throws {
    let screen = Screen(Search())
    try screen.tap("Search")
    try screen.tap("Disable")
    try screen.tap(.textField("Other"))
    try screen.tap("Enable")
    #expect(screen.focused == "Other")
  }

  @Test func `a request that nothing answers is taken back`() throws {
    let screen = Screen(Search())
    try screen.tap("Ask")
    #expect(screen.texts.last == "resting")
    try screen.tap("Close")
    try screen.tap("Search")
    #expect(screen.focused == "Query")
  }

  @Test func `a field that is hidden cannot have the keyboard`() throws {
    struct Secret: View {
      @FocusState private var isThere: Bool
      var body: some View {
        TextField("Secret", text: .constant("")).focused($isThere).hidden()
        Button("Ask") { isThere = true }
        Text(isThere ? "there" : "elsewhere")
      }
    }
    let screen = Screen(Secret())
    try screen.tap("Ask")
    #expect(screen.focused == nil)
    #expect(screen.texts.last == "elsewhere")
  }

  @Test
  func `a field that takes the place of another has its keyboard when asked`() throws {
    struct Steps: View {
      @State private var isSecond = false
      @FocusState private var field: String?
      var body: some View {
        if isSecond {
          TextField("Second", text: .constant("")).focused($field, equals: "step")
        } else {
          TextField("First", text: .constant("")).focused($field, equals: "step")
        }
        Button("Next") {
          isSecond = true
          field = "step"
        }
      }
    }
    let screen = Screen(Steps())
    try screen.tap(.textField("First"))
    try screen.tap("Next")
    #expect(screen.focused == "Second")
  }

  @Test func `a field can ask for the keyboard when it appears`() {
    struct Rename: View {
      @State private var name = "Ada"
      @FocusState private var isRenaming: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isRenaming).onAppear { isRenaming = true }
      }
    }
    #expect(Screen(Rename()).focused == "Name")
  }

  @Test func `a view inside is given the state`() throws {
    struct Inner: View {
      @FocusState.Binding var isThere: Bool
      var body: some View {
        TextField("Inner", text: .constant("")).focused($isThere)
        Button("Go") { isThere = true }
      }
    }
    struct Outer: View {
      @FocusState private var isThere: Bool
      var body: some View {
        Inner(isThere: $isThere)
        Text(isThere ? "inside" : "outside")
      }
    }
    let screen = Screen(Outer())
    try screen.tap("Go")
    #expect(screen.focused == "Inner")
    #expect(screen.texts.last == "inside")
  }

  @Test func `a state tied to several fields together knows of each`() throws {
    struct Pair: View {
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          VStack {
            TextField("First", text: .constant(""))
            TextField("Second", text: .constant(""))
          }
          .focused($isThere)
          TextField("Third", text: .constant(""))
          Button("Go") { isThere = true }
          Text(isThere ? "inside" : "outside")
        }
      }
    }
    let screen = Screen(Pair())
    try screen.tap("Second")
    #expect(screen.texts.last == "inside")
    try screen.tap("Go")
    #expect(screen.focused == "Second")
    try screen.tap("Third")
    #expect(screen.texts.last == "outside")
    try screen.tap("Go")
    #expect(screen.focused == "First")
  }

  @Test func `only who reads the state is made anew`() throws {
    struct Reader: View {
      @FocusState.Binding var isThere: Bool
      var body: some View { Text(isThere ? "inside" : "outside") }
    }
    struct Owner: View {
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          TextField("Field", text: .constant("")).focused($isThere)
          Reader(isThere: $isThere)
        }
      }
    }
    let screen = Screen(Owner())
    try screen.tap("Field")
    #expect(screen.texts.last == "inside")
    #expect(screen.bodyCount(of: Owner.self) == 1)
    #expect(screen.bodyCount(of: Reader.self) == 2)
  }

  private struct Twins: View {
    @FocusState private var isThere: Bool
    @State private var words = ""
    @State private var count = 0

    var body: some View {
      Button("Ask") { isThere = true }
      Button("Leave") { isThere = false }
      Button("Count") { count += 1 }
      TextField("First \(count)", text: $words).focused($isThere)
      TextField("Second", text: $words).focused($isThere)
    }
  }

  @Test func `of two that stand for the same the first has the keyboard, whichever is made anew`()
    throws
  {
    let screen = Screen(Twins())
    try screen.tap("Ask")
    #expect(screen.focused == "First 0")
    try screen.tap("Leave")
    try screen.tap("Count")
    try screen.tap("Ask")
    #expect(screen.focused == "First 1")
  }
}
