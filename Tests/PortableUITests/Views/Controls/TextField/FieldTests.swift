import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct FieldTests {
  private struct Form: View {
    @State private var name = "blob"
    @State private var log = ""
    var prompt: Text?

    var body: some View {
      VStack {
        TextField("Name", text: $name, prompt: prompt).onSubmit { log += "inner " }
        Text("Hello, \(name)")
        Text(verbatim: log)
      }
      .onSubmit { log += "outer" }
    }
  }

  @Test func `typing changes the text, and the text the field`() {
    let inspector = Inspector(Form())
    #expect(inspector.only(\.field)?.content.text == "blob")
    inspector.send(.edit("Blob Jr."), to: inspector.only(\.field)?.element)
    #expect(inspector.only(\.field)?.content.text == "Blob Jr.")
    #expect(inspector.texts == ["Hello, Blob Jr.", ""])
  }

  @Test func `the return key calls what waits for it, the innermost first`() {
    let inspector = Inspector(Form())
    inspector.send(.submit, to: inspector.only(\.field)?.element)
    #expect(inspector.texts.last == "inner outer")
  }

  @Test func `its title is its name, and its prompt unless there is another`() {
    let field = Inspector(Form()).only(\.field)?.content
    #expect(field?.label == "Name")
    #expect(field?.prompt == "Name")
    let prompted = Inspector(Form(prompt: Text("Your name"))).only(\.field)?.content
    #expect(prompted?.label == "Name")
    #expect(prompted?.prompt == "Your name")
  }

  @Test func `its label is not seen`() {
    #expect(Inspector(TextField("Name", text: .constant(""))).texts == [])
  }

  @Test func `it is as wide as its room`() {
    let inspector = Inspector(TextField("Name", text: .constant("")).frame(width: 300))
    #expect(inspector.only(\.field)?.element.frame.size.width == 300)
  }

  @Test func `it has a border, unless its style says otherwise`() {
    let field = TextField("Name", text: .constant(""))
    #expect(Inspector(field).only(\.field)?.content.isBordered == true)
    #expect(
      Inspector(field.textFieldStyle(.roundedBorder)).only(\.field)?.content.isBordered == true)
    #expect(Inspector(field.textFieldStyle(.plain)).only(\.field)?.content.isBordered == false)
  }

  @Test func `it takes no input while it is disabled`() {
    let field = TextField("Name", text: .constant("")).disabled(true)
    #expect(Inspector(field).only(\.field)?.content.isEnabled == false)
  }

  @Test func `along the vertical axis it grows with its text`() throws {
    struct Note: View {
      @State private var text = "one"
      @State private var isSubmitted = false
      var body: some View {
        TextField("Note", text: $text, axis: .vertical).lineLimit(3)
          .onSubmit { isSubmitted = true }.frame(width: 200)
        Text(isSubmitted ? "submitted" : "open")
      }
    }
    let screen = Screen(Note())
    let low = try screen.frame(of: "Note").height
    try screen.type("\ntwo", into: "Note")
    #expect(try screen.value(of: "Note") == "one\ntwo")
    let line = try screen.frame(of: "Note").height - low
    #expect(line > 10)
    try screen.type("\nthree\nfour", into: "Note")
    #expect(try screen.frame(of: "Note").height == low + 2 * line)
    #expect(screen.texts == ["open"])
  }

  private struct Amount: View {
    @State var amount = 1234.5
    @State var optional: Int? = 7

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        TextField("Optional", value: $optional, format: .number)
        Text(verbatim: "\(amount) \(optional.map { "\($0)" } ?? "none")")
        Button("Double") { amount *= 2 }
      }
    }
  }

  @Test func `a value is shown in its format, for the locale`() throws {
    #expect(try Screen(Amount()).value(of: "Amount") == "1,234.5")
    let german = Screen(Amount(), locale: Locale(identifier: "de_DE"))
    #expect(try german.value(of: "Amount") == "1.234,5")
    try german.set("2,5", in: "Amount")
    #expect(german.texts[0] == "2.5 7")
  }

  @Test func `what is typed changes the value wherever it is one`() throws {
    let screen = Screen(Amount())
    try screen.set("20", in: "Amount")
    #expect(screen.texts[0] == "20.0 7")
    try screen.set("20.50", in: "Amount")
    #expect(screen.texts[0] == "20.5 7")
    #expect(try screen.value(of: "Amount") == "20.50")
    try screen.set("none", in: "Amount")
    #expect(screen.texts[0] == "20.5 7")
    #expect(try screen.value(of: "Amount") == "none")
  }

  @Test func `the format comes back when the person has finished`() throws {
    let screen = Screen(Amount())
    try screen.set("5000.50", in: "Amount")
    try screen.submit("Amount")
    #expect(try screen.value(of: "Amount") == "5,000.5")
    try screen.set("none", in: "Amount")
    try screen.tap("Optional")
    #expect(try screen.value(of: "Amount") == "5,000.5")
  }

  @Test func `a value that changes meanwhile is shown`() throws {
    let screen = Screen(Amount())
    try screen.set("20.50", in: "Amount")
    try screen.tap("Double")
    #expect(try screen.value(of: "Amount") == "41")
  }

  @Test func `what cannot be read is no value`() throws {
    let screen = Screen(Amount())
    try screen.clear("Optional")
    #expect(screen.texts[0] == "1234.5 none")
    try screen.set("9", in: "Optional")
    #expect(screen.texts[0] == "1234.5 9")
  }
}
