import PortableUI
import Testing
import ViewTesting

/// Who waits for the end of an animation, where a part of a view moves by another one.
@MainActor struct BodyCompletionTests {
  private struct Lamp: View {
    @State private var isOn = false
    @State private var words = "waiting"

    var body: some View {
      VStack {
        Text("Lamp").animation(.linear(duration: 0.5)) { $0.opacity(isOn ? 1 : 0.2) }
        Text(words)
        Button("Switch") {
          withAnimation(.linear(duration: 1)) {
            isOn.toggle()
          } completion: {
            words = "there"
          }
        }
      }
    }
  }

  @Test func `the end is told, though a part keeps what came before`() throws {
    let screen = Screen(Lamp(), animations: .on)
    try screen.tap("Switch")
    #expect(screen.exists("waiting"))
    for _ in 0..<15 { screen.clock.advance(by: .seconds(0.1)) }
    #expect(screen.exists("there"))
    #expect(screen.clock.pendingCount == 0)
  }
}
