import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct ControlSizeTests {
  private struct Controls: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Go") {}
        TextField("Name", text: $text)
        Picker("Tone", selection: $isOn) { Text("Warm").tag(true) }
        Picker("Side", selection: $isOn) { Text("Left").tag(true) }.pickerStyle(.segmented)
        Toggle("Switch", isOn: $isOn)
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        ProgressView().accessibilityLabel("Busy")
      }
    }
  }

  @Test(arguments: [
    Screen.Lookup.button("Go"), .textField("Name"), .picker("Tone"), .picker("Side"),
    .toggle("Switch"), .toggle("Box"), .role(.progress, "Busy"),
  ])
  func `a control is higher with each size`(control: Screen.Lookup) throws {
    let heights = try ControlSize.allCases.map { size in
      try Screen(Controls().controlSize(size)).frame(of: control).height
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 5)
    #expect(try Screen(Controls()).frame(of: control).height == heights[2])
  }

  private struct Asking: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test func `the innermost size counts`() {
    #expect(Screen(Asking()).texts == ["regular"])
    #expect(Screen(Asking().controlSize(.mini).controlSize(.large)).texts == ["mini"])
  }

  @Test func `a circle is as wide as it is high, with its label in the middle`() throws {
    let screen = Screen(
      HStack {
        Button("I") {}
        Button("Wide") {}
      }
      .buttonBorderShape(.circle))
    for name in ["I", "Wide"] {
      let (button, label) = try (
        screen.frame(of: .button(name)), screen.frame(of: .text(name))
      )
      #expect(button.width == button.height)
      #expect(abs(button.midX - label.midX) < 0.01 && abs(button.midY - label.midY) < 0.01)
    }
    let plain = Screen(Button("I") {}.buttonStyle(.plain).buttonBorderShape(.circle))
    #expect(try plain.frame(of: .button("I")).width < plain.frame(of: .button("I")).height)
  }

  @Test(arguments: [-3.0, .nan, .infinity, 1e300])
  func `a radius that cannot be shown is shown as near as can be`(radius: Double) throws {
    let screen = Screen(
      Button("A") {}.buttonBorderShape(.roundedRectangle(radius: CGFloat(radius))))
    #expect(!screen.svg().contains("nan"))
    #expect(!screen.svg().contains("inf"))
  }
}
