import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct LabeledContentTests {
  @Test func `the name stands before the value, and in a row at the other end`() throws {
    let screen = Screen(
      VStack {
        LabeledContent("Size", value: "Large")
        List {
          LabeledContent("Weight", value: 12.5, format: .number)
          LabeledContent {
            Text(verbatim: "Ada")
          } label: {
            Text(verbatim: "Author")
            Text(verbatim: "who wrote it")
          }
        }
      }, size: CGSize(width: 300, height: 400))
    #expect(
      screen.texts == ["Size", "Large", "Weight", "12.5", "Author", "who wrote it", "Ada"])
    let (size, large) = (try screen.frame(of: "Size"), try screen.frame(of: "Large"))
    #expect(large.minX == size.maxX + 8)
    #expect(try screen.frame(of: "Weight").minX == 24)
    #expect(try screen.frame(of: "12.5").maxX == 276)
  }

  @Test func `a control in it is called by the name`() throws {
    struct Named: View {
      @State private var text = ""
      var body: some View {
        LabeledContent("Street") { TextField("", text: $text) }
      }
    }
    let screen = Screen(Named())
    try screen.type("Main", into: .textField("Street"))
    #expect(try screen.value(of: .textField("Street")) == "Main")
  }

  @Test func `a style makes of it what it likes`() {
    struct Above: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    struct Starred: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "*")
        LabeledContent(configuration)
      }
    }
    let screen = Screen(
      VStack {
        LabeledContent("Size", value: "Large").labeledContentStyle(Starred())
          .labeledContentStyle(Above())
        LabeledContent("Usual", value: "Pair").labeledContentStyle(.automatic)
      })
    #expect(screen.texts == ["*", "Large", "Size", "Usual", "Pair"])
  }

  @Test func `hidden labels still name their controls`() throws {
    struct Hidden: View {
      @State private var isOn = false
      @State private var size = 0
      @State private var text = ""
      var body: some View {
        Form {
          Toggle("Updates", isOn: $isOn)
          Picker("Size", selection: $size) { Text(verbatim: "Small").tag(0) }
          TextField("Name", text: $text)
          Slider(value: .constant(0.5)) { Text(verbatim: "Volume") }
          LabeledContent("Weight", value: "Heavy")
        }
        .labelsHidden()
      }
    }
    let screen = Screen(Hidden())
    #expect(screen.texts == ["Heavy"])
    try screen.toggle("Updates")
    #expect(try screen.value(of: .toggle("Updates")) == "on")
    for name in [.picker("Size"), .textField("Name"), .slider("Volume")] as [Screen.Lookup] {
      #expect(screen.exists(name))
    }
  }
}
