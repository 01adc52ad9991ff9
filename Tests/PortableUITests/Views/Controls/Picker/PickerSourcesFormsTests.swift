import PortableUI
import Testing
import ViewTesting

@MainActor struct PickerSourcesFormsTests {
  private struct Item { var color: String }

  private struct Colors: View {
    @State var items: [Item]
    let title = "Same"

    var body: some View {
      VStack {
        Picker("Color", sources: $items, selection: \.color) { options }
        Picker(title, sources: $items, selection: \.color) { options }.pickerStyle(.inline)
        Picker(sources: $items, selection: \.color) {
          options
        } label: {
          Text("Labelled")
        }
        Picker("Symbol", systemImage: "star", sources: $items, selection: \.color) { options }
        Text(verbatim: items.map(\.color).joined(separator: " "))
      }
    }

    private var options: some View { ForEach(["red", "blue"], id: \.self) { Text($0) } }
  }

  @Test func `nothing is chosen where the sources differ, and all get what is`() {
    let inspector = Inspector(Colors(items: [Item(color: "red"), Item(color: "blue")]))
    let picker = inspector.elements.first { $0.content.picker != nil }
    #expect(picker?.content.picker?.selected == nil)
    inspector.send(.choose(1), to: picker)
    #expect(inspector.texts.contains("blue blue"))
    #expect(picker?.content.picker?.selected == 1)
  }

  @Test func `without sources nothing is chosen`() {
    let inspector = Inspector(Colors(items: []))
    #expect(inspector.elements.first { $0.content.picker != nil }?.content.picker?.selected == nil)
  }

  @Test func `a title may have a symbol`() {
    let choice = Binding.constant(1)
    let picker = Picker("Size", systemImage: "star", selection: choice) { Text("One").tag(1) }
    let labelled = Picker(selection: choice) {
      Text("One").tag(1)
    } label: {
      Label("Size", systemImage: "star")
    }
    #expect(Screen(picker).tree == Screen(labelled).tree)
  }

  private struct Part { var isOn: Bool }

  private struct Parts: View {
    @State private var parts = [Part(isOn: true), Part(isOn: false)]
    let title = "Every"

    var body: some View {
      Toggle("All", systemImage: "star", sources: $parts, isOn: \.isOn)
      Toggle(title, systemImage: "star", sources: $parts, isOn: \.isOn)
      Text(verbatim: parts.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
    }
  }

  @Test func `a toggle of sources may have a symbol`() throws {
    let screen = Screen(VStack { Parts() })
    try screen.toggle("All")
    #expect(screen.exists(.text("on on")))
    try screen.toggle("Every")
    #expect(screen.exists(.text("off off")))
  }
}
