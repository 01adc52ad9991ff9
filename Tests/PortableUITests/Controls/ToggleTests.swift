import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct ToggleTests {
  private struct Wireless: View {
    @State private var isOn = false
    var isDisabled = false

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn).disabled(isDisabled)
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test func `switching it changes the value, and the value switches it`() {
    let stage = Stage(Wireless())
    #expect(stage.only(\.toggle)?.content.isOn == false)
    stage.send(.toggle(true), to: stage.only(\.toggle)?.element)
    #expect(stage.only(\.toggle)?.content.isOn == true)
    #expect(stage.texts == ["Wi-Fi", "on"])
  }

  @Test func `its label stands before it, and names it`() {
    let stage = Stage(Wireless())
    let label = stage.text("Wi-Fi")
    #expect(label?.parent?.content.layer?.namesControl == true)
    #expect(label?.parent === stage.only(\.toggle)?.element.parent)
    #expect(stage.frame(of: label)?.minX == 0)
    #expect(stage.frame(of: stage.only(\.toggle)?.element)?.maxX == 390)
  }

  @Test func `it takes no input while it is disabled`() {
    #expect(Stage(Wireless(isDisabled: true)).only(\.toggle)?.content.isEnabled == false)
  }
}
