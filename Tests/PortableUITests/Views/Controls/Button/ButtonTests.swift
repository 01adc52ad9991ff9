import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct ButtonTests {
  private struct Counter: View {
    @State private var count = 0
    var isDisabled = false

    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add", role: .destructive) { count += 1 }.disabled(isDisabled)
      }
    }
  }

  @Test func `pressing it calls its action`() {
    let inspector = Inspector(Counter())
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.texts == ["Count: 1", "Add"])
  }

  @Test func `it says its role and whether it takes input`() {
    #expect(Inspector(Counter()).only(\.button)?.content.role == .destructive)
    #expect(Inspector(Counter()).only(\.button)?.content.isEnabled == true)
    #expect(Inspector(Counter(isDisabled: true)).only(\.button)?.content.isEnabled == false)
  }

  @Test func `a style of the desktop's is the button's look`() {
    func look(_ view: some View) -> ButtonAppearance? {
      Inspector(view).only(\.button)?.content.appearance
    }
    #expect(look(Button("A") {}) == .bordered)
    #expect(look(Button("A") {}.buttonStyle(.borderedProminent)) == .prominent)
    #expect(look(Button("A") {}.buttonStyle(.plain)) == .plain)
    #expect(look(VStack { Button("A") {}.buttonStyle(.bordered) }.buttonStyle(.plain)) == .bordered)
  }

  private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  private struct Styled: View {
    @State private var isLoud = true
    @State private var presses = 0

    var body: some View {
      VStack {
        if isLoud {
          Button("Hey \(presses)") { presses += 1 }.buttonStyle(Loud())
        }
      }
    }
  }

  @Test func `a style of one's own is what the button shows`() {
    let inspector = Inspector(Styled())
    let button = inspector.only(\.button)?.element
    #expect(inspector.texts == ["Hey 0", "up", "on"])
    inspector.send(.hold(true), to: button)
    #expect(inspector.texts == ["Hey 0", "down", "on"])
    inspector.send(.hold(false), to: button)
    inspector.send(.press, to: button)
    #expect(inspector.texts == ["Hey 1", "up", "on"])
  }

  @Test func `a style may read the environment`() {
    let inspector = Inspector(Button("Hey") {}.buttonStyle(Loud()).disabled(true))
    #expect(inspector.texts == ["Hey", "up", "off"])
  }

  private struct Switching: View {
    @State private var isLoud = false

    var body: some View {
      if isLoud {
        Button("Hey") {}.buttonStyle(Loud())
      } else {
        Button("Hey") {}.buttonStyle(PlainButtonStyle())
      }
      Toggle("Loud", isOn: $isLoud)
    }
  }

  @Test func `another style shows the button anew`() {
    let inspector = Inspector(Switching())
    #expect(inspector.texts == ["Hey", "Loud"])
    inspector.send(.toggle(true), to: inspector.only(\.toggle)?.element)
    #expect(inspector.texts == ["Hey", "up", "on", "Loud"])
  }

  @Test func `a label of several views is a row`() {
    let inspector = Inspector(
      Button {
      } label: {
        Text("One")
        Text("Two")
      })
    let one = inspector.frame(of: inspector.text("One"))
    let two = inspector.frame(of: inspector.text("Two"))
    #expect(one?.minY == two?.minY)
    #expect(one.map { $0.maxX + 8 } == two?.minX)
  }

  @Test func `the keys of the actions that dialogs have`() {
    let inspector = Inspector(Button("OK") {}.keyboardShortcut(.defaultAction))
    #expect(inspector.only(\.button)?.content.shortcut == .defaultAction)
    #expect(Inspector(Button("OK") {}).only(\.button)?.content.shortcut == nil)
  }
}
