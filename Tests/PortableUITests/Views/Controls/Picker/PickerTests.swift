import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct PickerTests {
  private struct Fruits: View {
    @State var fruits = ["Apple", "Pear"]
    @State private var choice = "Apple"

    var body: some View {
      VStack {
        Picker("Fruit", selection: $choice) {
          ForEach(fruits, id: \.self) { Text($0) }
        }
        Text(verbatim: choice)
        Button("More") { fruits.append("Plum") }
      }
    }
  }

  @Test func `the identities of a ForEach are the values of its options`() {
    let inspector = Inspector(Fruits())
    let picker = inspector.only(\.picker)
    #expect(picker?.content.options == ["Apple", "Pear"])
    #expect(picker?.content.selected == 0)
    inspector.send(.choose(1), to: picker?.element)
    #expect(inspector.texts == ["Fruit", "Pear", "More"])
    #expect(inspector.only(\.picker)?.content.selected == 1)
  }

  @Test func `options that come are options`() {
    let inspector = Inspector(Fruits())
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.only(\.picker)?.content.options == ["Apple", "Pear", "Plum"])
  }

  @Test func `its title stands before it, but not in a bar`() throws {
    let inspector = Inspector(Fruits())
    let title = try #require(inspector.frame(of: inspector.text("Fruit")))
    let options = try #require(inspector.frame(of: inspector.only(\.picker)?.element))
    #expect(title.maxX < options.minX && abs(title.minY - options.minY) < options.size.height)
    let bar = Screen(Text("Content").toolbar { Fruits() })
    #expect(!bar.texts.contains("Fruit"))
    try bar.select("Pear", in: "Fruit")
    #expect(bar.texts.contains("Pear"))
  }

  private enum Size: Hashable { case small, large }

  private struct Sizes: View {
    @State private var size: Size? = .large
    @State private var isLong = false

    var body: some View {
      VStack {
        Picker(selection: $size) {
          Text(isLong ? "Very small" : "Small").tag(Size.small)
          Label("Large", systemImage: "plus").tag(Size.large)
          Text("None").tag(Size?.none)
        } label: {
          Text("Size")
        }
        .pickerStyle(.segmented)
        Text(size == .small ? "s" : "l")
        Toggle("Long", isOn: $isLong)
      }
    }
  }

  @Test func `a tag is the value of an option, and of the optional of it`() {
    let inspector = Inspector(Sizes())
    let picker = inspector.only(\.picker)
    #expect(picker?.content.options == ["Small", "Large", "None"])
    #expect(picker?.content.selected == 1)
    inspector.send(.choose(0), to: picker?.element)
    #expect(inspector.texts[1] == "s")
  }

  @Test func `an option whose words change is shown in new words`() {
    let inspector = Inspector(Sizes())
    inspector.send(.toggle(true), to: inspector.only(\.toggle)?.element)
    #expect(inspector.only(\.picker)?.content.options[0] == "Very small")
  }

  @Test func `its options are not seen elsewhere, and its label names it`() {
    let inspector = Inspector(Fruits())
    #expect(inspector.texts == ["Fruit", "Apple", "More"])
    // The label stands in an element around it, which is there as long as the screen is.
    withExtendedLifetime(inspector) {
      #expect(inspector.only(\.picker)?.element.name == "Fruit")
    }
  }

  @Test func `segments stand side by side, a menu does not`() {
    #expect(Inspector(Sizes()).only(\.picker)?.content.isSegmented == true)
    #expect(Inspector(Fruits()).only(\.picker)?.content.isSegmented == false)
    #expect(Inspector(Sizes()).only(\.picker)?.element.frame.size.width ?? 0 > 300)
  }

  private struct Colors: View {
    @State private var color = Color.red

    var body: some View {
      Picker("Color", selection: $color) {
        ForEach([Color.red, .green, .blue], id: \.self) { Text($0.description) }
      }
      .foregroundColor(color)
    }
  }

  @Test func `colours can be chosen`() {
    let inspector = Inspector(Colors())
    inspector.send(.choose(2), to: inspector.only(\.picker)?.element)
    #expect(inspector.only(\.picker)?.content.selected == 2)
    #expect(inspector.only(\.picker)?.content.options == ["red", "green", "blue"])
  }
}
