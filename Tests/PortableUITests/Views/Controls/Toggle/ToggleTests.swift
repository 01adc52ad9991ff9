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
    let inspector = Inspector(Wireless())
    #expect(inspector.only(\.toggle)?.content.isOn == false)
    inspector.send(.toggle(true), to: inspector.only(\.toggle)?.element)
    #expect(inspector.only(\.toggle)?.content.isOn == true)
    #expect(inspector.texts == ["Wi-Fi", "on"])
  }

  @Test func `its label stands before it, and names it`() {
    let inspector = Inspector(Wireless())
    let label = inspector.text("Wi-Fi")
    #expect(label?.parent?.content.layer?.namesControl == true)
    #expect(label?.parent === inspector.only(\.toggle)?.element.parent)
    #expect(inspector.frame(of: label)?.minX == 0)
    #expect(inspector.frame(of: inspector.only(\.toggle)?.element)?.maxX == 390)
  }

  @Test func `it takes no input while it is disabled`() {
    #expect(Inspector(Wireless(isDisabled: true)).only(\.toggle)?.content.isEnabled == false)
  }
}
