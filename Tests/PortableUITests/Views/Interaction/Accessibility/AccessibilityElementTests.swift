import PortableUI
import Testing
import ViewTesting

@MainActor struct AccessibilityElementTests {
  private func names(_ view: some View) -> [String] {
    let inspector = Inspector(view)
    return withExtendedLifetime(inspector) {
      inspector.elements.compactMap {
        $0.isReadWithOthers || $0.name.isEmpty ? nil : $0.name
      }
    }
  }

  private var row: some View {
    HStack {
      Image(systemName: "star").accessibilityLabel("Star")
      Text("Milk")
      Text("Hidden").accessibilityHidden(true)
      Button("Buy") {}
    }
  }

  @Test func `views that are combined are called what they are called together`() {
    #expect(names(row.accessibilityElement(children: .combine)).first == "Star, Milk, Buy")
    let named = row.accessibilityElement(children: .combine).accessibilityLabel("Row")
    #expect(names(named).first == "Row")
  }

  @Test func `views that are ignored leave what was said of the whole`() {
    let view = Text("Four of five").accessibilityElement().accessibilityLabel("Rating")
    #expect(names(view) == ["Rating"])
    #expect(names(Text("Four of five").accessibilityElement()) == [])
  }

  @Test func `views that are contained stay what they are`() {
    let view = HStack {
      Text("One")
      Text("Two")
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Numbers")
    #expect(names(view) == ["Numbers", "One", "Two"])
  }

  private struct Count: View {
    @State private var count = 1

    var body: some View {
      VStack {
        HStack {
          Text("Milk")
          Text(verbatim: "\(count)")
        }
        .accessibilityElement(children: .combine)
        Button("More") { count += 1 }
      }
    }
  }

  @Test func `the words follow what is shown`() throws {
    let screen = Screen(Count())
    try screen.tap("More")
    #expect(screen.tree.contains("Milk, 2"))
  }

  @Test func `traits add up, and the outermost word counts`() {
    func traits(_ view: some View) -> AccessibilityTraits? {
      Inspector(view).only(\.text)?.element.accessibility.traits
    }
    let text = Text("A")
    #expect(traits(text) == [])
    #expect(traits(text.accessibilityAddTraits(.isHeader)) == .isHeader)
    #expect(
      traits(text.accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isLink, .isButton]))
        == [.isHeader, .isLink, .isButton])
    #expect(
      traits(text.accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isLink))
        == .isHeader)
  }

  @Test func `a view that is said to be a button is found as one`() throws {
    var taps = 0
    let screen = Screen(Text("Go").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton))
    try screen.tap(.button("Go"))
    #expect(taps == 1)
  }
}
