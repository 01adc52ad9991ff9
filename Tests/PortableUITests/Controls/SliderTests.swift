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

  private func sliders(_ stage: Stage) -> [(Element, SliderContent)] {
    stage.elements.compactMap { element in element.content.slider.map { (element, $0) } }
  }

  @Test func `moving it changes the value, and the value moves it`() {
    let stage = Stage(Volume())
    #expect(sliders(stage)[0].1.value == 0.25)
    stage.send(.slide(0.5), to: sliders(stage)[0].0)
    #expect(sliders(stage)[0].1.value == 0.5)
    #expect(stage.texts[0] == "0.50")
  }

  @Test func `it stops at its steps, in numbers of any type`() {
    let stage = Stage(Volume())
    #expect(sliders(stage)[1].1.step == 2.5)
    stage.send(.slide(8), to: sliders(stage)[1].0)
    #expect(stage.texts[1] == "7.5")
    stage.send(.slide(100), to: sliders(stage)[1].0)
    #expect(stage.texts[1] == "10.0")
  }

  @Test func `it says when a person takes hold of it and lets go`() {
    let stage = Stage(Volume())
    stage.send(.editing(true), to: sliders(stage)[0].0)
    stage.send(.editing(false), to: sliders(stage)[0].0)
    #expect(stage.texts.last == "<>")
  }

  @Test func `its label is its name, and is not seen`() {
    let stage = Stage(Volume())
    #expect(sliders(stage).map(\.1.label) == ["Volume", ""])
    #expect(!stage.texts.contains("Volume"))
  }

  @Test func `views at its ends stand beside it`() {
    let slider = Slider(value: .constant(0.5)) {
      Text("Size")
    } minimumValueLabel: {
      Text("S")
    } maximumValueLabel: {
      Text("L")
    }
    let stage = Stage(slider.disabled(true).tint(.red))
    #expect(stage.texts == ["S", "L"])
    #expect(stage.only(\.slider)?.content.isEnabled == false)
    #expect(stage.only(\.slider)?.content.tint == .red)
  }
}
