import Foundation
import LayoutEngine
import PortableUI
import Testing

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
    let stage = Stage(Form())
    #expect(stage.only(\.field)?.content.text == "blob")
    stage.send(.edit("Blob Jr."), to: stage.only(\.field)?.element)
    #expect(stage.only(\.field)?.content.text == "Blob Jr.")
    #expect(stage.texts == ["Hello, Blob Jr.", ""])
  }

  @Test func `the return key calls what waits for it, the innermost first`() {
    let stage = Stage(Form())
    stage.send(.submit, to: stage.only(\.field)?.element)
    #expect(stage.texts.last == "inner outer")
  }

  @Test func `its title is its name, and its prompt unless there is another`() {
    let field = Stage(Form()).only(\.field)?.content
    #expect(field?.label == "Name")
    #expect(field?.prompt == "Name")
    let prompted = Stage(Form(prompt: Text("Your name"))).only(\.field)?.content
    #expect(prompted?.label == "Name")
    #expect(prompted?.prompt == "Your name")
  }

  @Test func `its label is not seen`() {
    #expect(Stage(TextField("Name", text: .constant(""))).texts == [])
  }

  @Test func `it is as wide as its room`() {
    let stage = Stage(TextField("Name", text: .constant("")).frame(width: 300))
    #expect(stage.only(\.field)?.element.frame.size.width == 300)
  }

  @Test func `a style gives it a border`() {
    let field = TextField("Name", text: .constant(""))
    #expect(Stage(field).only(\.field)?.content.isBordered == false)
    #expect(Stage(field.textFieldStyle(.roundedBorder)).only(\.field)?.content.isBordered == true)
    #expect(Stage(field.textFieldStyle(.plain)).only(\.field)?.content.isBordered == false)
  }

  @Test func `it takes no input while it is disabled`() {
    let field = TextField("Name", text: .constant("")).disabled(true)
    #expect(Stage(field).only(\.field)?.content.isEnabled == false)
  }
}
