import PortableUI
import Testing
import ViewTesting

@MainActor struct AccessibilityFocusTests {
  private struct Form: View {
    enum Part: Hashable { case message, field }

    @State private var name = ""
    @AccessibilityFocusState private var part: Part?
    @AccessibilityFocusState private var isAtButton: Bool

    var body: some View {
      VStack {
        Text("No name").accessibilityFocused($part, equals: .message)
        TextField("Name", text: $name).accessibilityFocused($part, equals: .field)
        Button("Check") { part = .message }.accessibilityFocused($isAtButton)
        Button("Edit") { part = .field }
        Button("Leave") { part = nil }
        Button("Stay") { isAtButton = true }
        Text(verbatim: "at \(part.map { "\($0)" } ?? "nothing")\(isAtButton ? ", button" : "")")
      }
    }
  }

  @Test func `it leads to a view that nothing else leads to`() throws {
    let screen = Screen(Form())
    try screen.tap("Check")
    #expect(screen.focused == "No name")
    #expect(screen.texts.last == "at message")
    try screen.tap("Edit")
    #expect(screen.focused == "Name")
    #expect(screen.texts.last == "at field")
    try screen.tap("Leave")
    #expect(screen.focused == nil)
    #expect(screen.texts.last == "at nothing")
  }

  @Test func `it follows the keyboard`() throws {
    let screen = Screen(Form())
    try screen.tap(.textField("Name"))
    #expect(screen.texts.last == "at field")
    try screen.tap("Stay")
    #expect(screen.focused == "Check")
    #expect(screen.texts.last == "at nothing, button")
  }
}
