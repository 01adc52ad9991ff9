import Foundation
import LayoutEngine
import PortableUI
import Testing

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
    let stage = Stage(Fruits())
    let picker = stage.only(\.picker)
    #expect(picker?.content.options == ["Apple", "Pear"])
    #expect(picker?.content.selected == 0)
    stage.send(.choose(1), to: picker?.element)
    #expect(stage.texts == ["Pear", "More"])
    #expect(stage.only(\.picker)?.content.selected == 1)
  }

  @Test func `options that come are options`() {
    let stage = Stage(Fruits())
    stage.send(.press, to: stage.only(\.button)?.element)
    #expect(stage.only(\.picker)?.content.options == ["Apple", "Pear", "Plum"])
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
    let stage = Stage(Sizes())
    let picker = stage.only(\.picker)
    #expect(picker?.content.options == ["Small", "Large", "None"])
    #expect(picker?.content.selected == 1)
    stage.send(.choose(0), to: picker?.element)
    #expect(stage.texts.first == "s")
  }

  @Test func `an option whose words change is shown in new words`() {
    let stage = Stage(Sizes())
    stage.send(.toggle(true), to: stage.only(\.toggle)?.element)
    #expect(stage.only(\.picker)?.content.options[0] == "Very small")
  }

  @Test func `its options and its label are not seen elsewhere`() {
    #expect(Stage(Fruits()).texts == ["Apple", "More"])
    #expect(Stage(Fruits()).only(\.picker)?.content.label == "Fruit")
  }

  @Test func `segments stand side by side, a menu does not`() {
    #expect(Stage(Sizes()).only(\.picker)?.content.isSegmented == true)
    #expect(Stage(Fruits()).only(\.picker)?.content.isSegmented == false)
    #expect(Stage(Sizes()).only(\.picker)?.element.frame.size.width == 390)
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
    let stage = Stage(Colors())
    stage.send(.choose(2), to: stage.only(\.picker)?.element)
    #expect(stage.only(\.picker)?.content.selected == 2)
    #expect(stage.only(\.picker)?.content.options == ["red", "green", "blue"])
  }
}
