import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct SliderTests {
  private struct Volume: View {
    @State private var value = 0.25
    @State private var size: CGFloat = 5
    @State private var edits = ""

    var body: some View {
      VStack {
        Slider(value: $value) {
          Text("Volume")
        } onEditingChanged: {
          edits += $0 ? "<" : ">"
        }
        Text("\(value, specifier: "%.2f")")
        Slider(value: $size, in: 0...10, step: 2.5)
        Text("\(Double(size), specifier: "%.1f")")
        Text(verbatim: edits)
      }
    }
  }

  private func sliders(_ inspector: Inspector) -> [(Element, SliderContent)] {
    inspector.elements.compactMap { element in element.content.slider.map { (element, $0) } }
  }

  @Test func `moving it changes the value, and the value moves it`() {
    let inspector = Inspector(Volume())
    #expect(sliders(inspector)[0].1.value == 0.25)
    inspector.send(.slide(0.5), to: sliders(inspector)[0].0)
    #expect(sliders(inspector)[0].1.value == 0.5)
    #expect(inspector.texts[0] == "0.50")
  }

  @Test func `it stops at its steps, in numbers of any type`() {
    let inspector = Inspector(Volume())
    #expect(sliders(inspector)[1].1.step == 2.5)
    inspector.send(.slide(8), to: sliders(inspector)[1].0)
    #expect(inspector.texts[1] == "7.5")
    inspector.send(.slide(100), to: sliders(inspector)[1].0)
    #expect(inspector.texts[1] == "10.0")
  }

  @Test func `it says when a person takes hold of it and lets go`() {
    let inspector = Inspector(Volume())
    inspector.send(.editing(true), to: sliders(inspector)[0].0)
    inspector.send(.editing(false), to: sliders(inspector)[0].0)
    #expect(inspector.texts.last == "<>")
  }

  @Test func `its label is its name, and is not seen`() {
    let inspector = Inspector(Volume())
    #expect(sliders(inspector).map(\.1.label) == ["Volume", ""])
    #expect(!inspector.texts.contains("Volume"))
  }

  @Test func `views at its ends stand beside it`() {
    let slider = Slider(value: .constant(0.5)) {
      Text("Size")
    } minimumValueLabel: {
      Text("S")
    } maximumValueLabel: {
      Text("L")
    }
    let inspector = Inspector(slider.disabled(true).tint(.red))
    #expect(inspector.texts == ["S", "L"])
    #expect(inspector.only(\.slider)?.content.isEnabled == false)
    #expect(inspector.only(\.slider)?.content.tint == .red)
  }
}
