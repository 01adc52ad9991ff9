import PortableUI
import Testing
import ViewTesting

/// Styles of an app's own for what opens, and for fields.
@MainActor struct OwnStyleTests {
  private struct Framed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(isEnabled ? "Write:" : "Read:")
        configuration.textFieldStyle(.plain)
      }
    }
  }

  private struct Fields: View {
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(Framed())
        TextField("Twice", text: $name).textFieldStyle(Framed()).textFieldStyle(.roundedBorder)
        TextField("Never", text: $name)
        SecureField("Secret", text: .constant("")).textFieldStyle(Framed()).disabled(true)
        Text(verbatim: name)
      }
    }
  }

  @Test func `a field's own style stands around the field, which is typed into as ever`() throws {
    let screen = Screen(Fields())
    #expect(screen.texts.filter { $0 == "Write:" }.count == 2)
    #expect(screen.texts.filter { $0 == "Read:" }.count == 1)
    try screen.type("Ada", into: "Name")
    #expect(screen.texts.contains("Ada"))
    #expect(try screen.value(of: "Twice") == "Ada")
  }

  private struct Boxed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Menu:")
        Menu(configuration)
      }
    }
  }

  private struct Menus: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Menu("Edit") {
          Button("Copy") { count += 1 }
          Menu("More") { Button("Cut") { count += 10 } }
        }
        Button("Plain") {}
        Text(verbatim: "\(count)")
      }
      .menuStyle(Boxed())
    }
  }

  @Test func `a menu's own style stands around its button and leaves its lines alone`() throws {
    let screen = Screen(Menus())
    #expect(screen.texts.filter { $0 == "Menu:" }.count == 1)
    try screen.open("Edit")
    try screen.choose("Copy")
    #expect(screen.texts.contains("1"))
  }

  private struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Folds: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        DisclosureGroup("Details", isExpanded: $isOpen) {
          Text("Inside")
          DisclosureGroup("Deeper") { Text("Deep") }
        }
        Text(isOpen ? "open" : "closed")
      }
      .disclosureGroupStyle(Fold())
    }
  }

  @Test func `a group's own style opens it, and holds for groups inside`() throws {
    let screen = Screen(Folds())
    #expect(!screen.texts.contains("Inside"))
    try screen.tap("Details")
    #expect(screen.texts.contains("Inside") && screen.texts.contains("open"))
    try screen.tap("Deeper")
    #expect(screen.texts.contains("Deep"))
    try screen.tap("Details")
    #expect(!screen.texts.contains("Inside"))
  }
}
