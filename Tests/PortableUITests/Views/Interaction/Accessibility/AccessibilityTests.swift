import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct AccessibilityTests {
  @Test func `a control is told, through the modifiers around it`() {
    let inspector = Inspector(
      Button("X") {}.padding().opacity(0.5).accessibilityLabel("Close").accessibilityHint("Leaves"))
    let button = inspector.only(\.button)?.element
    #expect(button?.accessibility.label == "Close")
    #expect(button?.accessibility.hint == "Leaves")
    #expect(inspector.elements.count { $0.content.layer != nil } == 1)
  }

  @Test func `an identifier is told to the element of that frame`() {
    let inspector = Inspector(Text("A").accessibilityLabel("B").accessibilityIdentifier("a"))
    #expect(inspector.only(\.text)?.element.accessibility.identifier == "a")
    let padded = Inspector(Text("A").padding(10).accessibilityIdentifier("a"))
    let layer = padded.only(\.layer)?.element
    #expect(layer?.accessibility.identifier == "a")
    #expect(padded.only(\.text)?.element.frame.origin == Point(x: 10, y: 10))
  }

  @Test func `views together are told as one`() {
    let inspector = Inspector(
      HStack {
        Text("1")
        Text("2")
      }
      .accessibilityLabel("Both").accessibilityValue("12").accessibilityHidden(true))
    let layer = inspector.only(\.layer)?.element
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
    let inspector = Inspector(Changing())
    let button = inspector.only(\.button)?.element
    inspector.send(.press, to: button)
    #expect(button?.accessibility.label == "Add to 1")
  }

  @Test func `the icon of a label says nothing`() {
    let inspector = Inspector(Label("Delete", systemImage: "trash"))
    #expect(inspector.only(\.image)?.content.source == .symbol("trash"))
    #expect(inspector.only(\.image)?.element.accessibility.isHidden == true)
    #expect(inspector.texts == ["Delete"])
  }

  @Test func `every control has a name without being asked`() {
    func control(_ view: some View) -> String? {
      let inspector = Inspector(view)
      return inspector.elements.first {
        switch $0.content {
        case .layer, .scroll, .text, .image, .fill, .shape, .drawing, .divider: false
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
    let inspector = Inspector(
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
    #expect(inspector.only(\.button)?.element.name == "Delete, all")
    #expect(inspector.screen.exists(.button("Delete, all")))
    #expect(inspector.only(\.toggle)?.element.name == "Wi-Fi")
    #expect(inspector.screen.exists(.toggle("Wi-Fi")))
    #expect(inspector.elements.filter { $0.content.field != nil }.map(\.name) == ["", "Query"])
    #expect(inspector.screen.exists(.textField("Query")))
  }
}
