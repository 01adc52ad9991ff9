import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct KeyPressTests {
  /// A board that is moved over by keys, beside a field.
  private struct Board: View {
    @State private var heard: [String] = []
    @State private var text = ""
    @State private var isOff = false
    @FocusState private var isThere: Bool

    var body: some View {
      VStack {
        Text("Board")
          .focusable()
          .focused($isThere)
          .onKeyPress(.space) { note("space") }
          .onKeyPress(keys: ["q", .upArrow], phases: [.down, .up]) { press in
            note("\(press.phase == .up ? "up" : "down") \(press.characters)")
          }
          .onKeyPress(characters: .decimalDigits) { note("digit \($0.characters)") }
          .onMoveCommand { note("move \($0)") }
          .onExitCommand { note("exit") }
          .onDeleteCommand { note("delete") }
        TextField("Name", text: $text)
          .onKeyPress("!") { note("shout") }
          .onDeleteCommand { note("delete in a field") }
        Button("Off") { isOff = true }
        Text(verbatim: isThere ? "there" : "elsewhere")
        Text(verbatim: heard.joined(separator: ", "))
      }
      .onKeyPress(phases: .down) { press in
        _ = note("around \(press.key.character)")
        return .ignored
      }
      .disabled(isOff)
    }

    @discardableResult
    private func note(_ words: String) -> KeyPress.Result {
      heard.append(words)
      return .handled
    }
  }

  private func heard(_ screen: Screen) -> String { screen.texts.last ?? "" }

  @Test func `a tap leads the keyboard to a view, which hears keys from the inside out`() throws {
    let screen = Screen(Board())
    try screen.tap("Board")
    #expect(screen.exists("there"))
    try screen.press(.space)
    try screen.press("q")
    try screen.press("7")
    #expect(heard(screen) == "space, down q, up q, digit 7")
  }

  @Test func `what nobody inside wants is heard further out, and then by commands`() throws {
    let screen = Screen(Board())
    try screen.tap("Board")
    try screen.press(.leftArrow)
    try screen.press(.escape)
    try screen.press(.delete)
    let around = { (key: KeyEquivalent) in "around \(key.character)" }
    #expect(
      heard(screen)
        == [
          around(.leftArrow), "move left", around(.escape), "exit", around(.delete), "delete",
        ].joined(separator: ", "))
    try screen.press(.upArrow)
    #expect(heard(screen).hasSuffix("down , up "))
  }

  @Test func `keys are heard only where the keyboard is, and not where it is disabled`() throws {
    let screen = Screen(Board())
    #expect(throws: ScreenError.self) { try screen.press(.space) }
    try screen.tap("Board")
    try screen.tap("Off")
    #expect(screen.exists("elsewhere"))
    #expect(throws: ScreenError.self) { try screen.press(.space) }
    #expect(heard(screen) == "")
  }

  @Test func `a key that is handled is not typed`() throws {
    let screen = Screen(Board())
    try screen.type("a!b", into: "Name")
    #expect(try screen.value(of: "Name") == "ab")
    #expect(heard(screen) == "around a, shout, around b")
  }

  private struct Two: View {
    @State private var words = "nothing"
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        Text(words)
        Color.red.frame(width: 20, height: 20)
          .focusable(true, interactions: .activate)
          .accessibilityIdentifier("by keys")
          .onKeyPress(.return) {
            words = "pressed"
            return .handled
          }
          .focused($field, equals: 2)
        Button("Lead there") { field = 2 }
      }
      .defaultFocus($field, 2)
    }
  }

  @Test func `the keyboard begins where it is to, and a click leads only to what is edited`() throws
  {
    let screen = Screen(Two())
    try screen.press(.return)
    #expect(screen.exists("pressed"))
    #expect(throws: ScreenError.self) { try screen.tap("by keys") }
  }
}
