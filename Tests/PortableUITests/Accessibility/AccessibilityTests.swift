import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct AccessibilityTests {
  @Test func `a control is told, through the modifiers around it`() {
    let stage = Stage(
      Button("X") {}.padding().opacity(0.5).accessibilityLabel("Close").accessibilityHint("Leaves"))
    let button = stage.only(\.button)?.element
    #expect(button?.accessibility.label == "Close")
    #expect(button?.accessibility.hint == "Leaves")
    #expect(stage.elements.count { $0.content.layer != nil } == 1)
  }

  @Test func `an identifier is told to the element of that frame`() {
    let stage = Stage(Text("A").accessibilityLabel("B").accessibilityIdentifier("a"))
    #expect(stage.only(\.text)?.element.accessibility.identifier == "a")
    let padded = Stage(Text("A").padding(10).accessibilityIdentifier("a"))
    let layer = padded.only(\.layer)?.element
    #expect(layer?.accessibility.identifier == "a")
    #expect(padded.only(\.text)?.element.frame.origin == Point(x: 10, y: 10))
  }

  @Test func `views together are told as one`() {
    let stage = Stage(
      HStack {
        Text("1")
        Text("2")
      }
      .accessibilityLabel("Both").accessibilityValue("12").accessibilityHidden(true))
    let layer = stage.only(\.layer)?.element
    #expect(layer?.accessibility.label == "Both")
    #expect(layer?.accessibility.value == "12")
    #expect(layer?.accessibility.isHidden == true)
    #expect(layer?.children.count == 2)
  }

  private struct Changing: View {
    @State private var count = 0
    var body: some View { Button("+") { count += 1 }.accessibilityLabel("Add to \(count)") }
  }

  @Test func `what is told changes`() {
    let stage = Stage(Changing())
    let button = stage.only(\.button)?.element
    stage.send(.press, to: button)
    #expect(button?.accessibility.label == "Add to 1")
  }

  @Test func `the icon of a label says nothing`() {
    let stage = Stage(Label("Delete", systemImage: "trash"))
    #expect(stage.only(\.image)?.content.source == .symbol("trash"))
    #expect(stage.only(\.image)?.element.accessibility.isHidden == true)
    #expect(stage.texts == ["Delete"])
  }

  @Test func `every control has a name without being asked`() {
    func control(_ view: some View) -> String? {
      let stage = Stage(view)
      return stage.elements.first {
        switch $0.content {
        case .layer, .scroll, .text, .image, .fill, .shape, .divider: false
        default: true
        }
      }?.name
    }
    #expect(control(Button("Save") {}) == "Save")
    #expect(
      control(
        Button {
        } label: {
          Label("Save", systemImage: "disk")
        }) == "Save")
    #expect(
      control(
        Button {
        } label: {
          Image(systemName: "trash")
        }) == "trash")
    #expect(control(TextField("Name", text: .constant(""))) == "Name")
    #expect(control(Slider(value: .constant(0.5)) { Text("Volume") }) == "Volume")
    #expect(control(Picker("Fruit", selection: .constant(1)) { Text("A").tag(1) }) == "Fruit")
    #expect(control(Toggle("Wi-Fi", isOn: .constant(true))) == "Wi-Fi")
    #expect(control(ProgressView("Loading")) == "Loading")
    #expect(control(ProgressView()) == "")
    #expect(control(Toggle("Wi-Fi", isOn: .constant(true)).accessibilityLabel("Net")) == "Net")
    #expect(control(Button("Save") {}.padding().accessibilityLabel("Keep")) == "Keep")
  }

  @Test func `a screen calls everything what its element is called`() throws {
    let stage = Stage(
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "trash")
            Text("Delete")
            Text("all")
          }
        }
        TextField(text: .constant("")) { EmptyView() }.accessibilityIdentifier("field")
        TextField("", text: .constant(""), prompt: Text("Query"))
        Toggle("Wi-Fi", isOn: .constant(true))
      })
    #expect(stage.only(\.button)?.element.name == "Delete, all")
    #expect(stage.screen.exists(.button("Delete, all")))
    #expect(stage.only(\.toggle)?.element.name == "Wi-Fi")
    #expect(stage.screen.exists(.toggle("Wi-Fi")))
    #expect(stage.elements.filter { $0.content.field != nil }.map(\.name) == ["", "Query"])
    #expect(stage.screen.exists(.textField("Query")))
  }
}
