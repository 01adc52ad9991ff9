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
    let stage = Stage(Counter())
    stage.send(.press, to: stage.only(\.button)?.element)
    #expect(stage.texts == ["Count: 1", "Add"])
  }

  @Test func `it says its role and whether it takes input`() {
    #expect(Stage(Counter()).only(\.button)?.content.role == .destructive)
    #expect(Stage(Counter()).only(\.button)?.content.isEnabled == true)
    #expect(Stage(Counter(isDisabled: true)).only(\.button)?.content.isEnabled == false)
  }

  @Test func `a style of the desktop's is the button's look`() {
    func look(_ view: some View) -> ButtonLook? { Stage(view).only(\.button)?.content.look }
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
    let stage = Stage(Styled())
    let button = stage.only(\.button)?.element
    #expect(stage.texts == ["Hey 0", "up", "on"])
    stage.send(.hold(true), to: button)
    #expect(stage.texts == ["Hey 0", "down", "on"])
    stage.send(.hold(false), to: button)
    stage.send(.press, to: button)
    #expect(stage.texts == ["Hey 1", "up", "on"])
  }

  @Test func `a style may read the environment`() {
    let stage = Stage(Button("Hey") {}.buttonStyle(Loud()).disabled(true))
    #expect(stage.texts == ["Hey", "up", "off"])
  }

  private struct Switching: View {
    @State private var isLoud = false

    var body: some View {
      if isLoud { styled(Loud()) } else { styled(PlainButtonStyle()) }
      Toggle("Loud", isOn: $isLoud)
    }

    func styled(_ style: some ButtonStyle) -> some View { Button("Hey") {}.buttonStyle(style) }
  }

  @Test func `another style shows the button anew`() {
    let stage = Stage(Switching())
    #expect(stage.texts == ["Hey", "Loud"])
    stage.send(.toggle(true), to: stage.only(\.toggle)?.element)
    #expect(stage.texts == ["Hey", "up", "on", "Loud"])
  }

  @Test func `a label of several views is a row`() {
    let stage = Stage(
      Button {
      } label: {
        Text("One")
        Text("Two")
      })
    let one = stage.frame(of: stage.text("One"))
    let two = stage.frame(of: stage.text("Two"))
    #expect(one?.minY == two?.minY)
    #expect(one.map { $0.maxX + 8 } == two?.minX)
  }

  @Test func `the keys of the actions that dialogs have`() {
    let stage = Stage(Button("OK") {}.keyboardShortcut(.defaultAction))
    #expect(stage.only(\.button)?.content.shortcut == .defaultAction)
    #expect(Stage(Button("OK") {}).only(\.button)?.content.shortcut == nil)
  }
}
