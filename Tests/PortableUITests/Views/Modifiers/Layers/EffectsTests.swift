import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct EffectsTests {
  private func looks(_ view: some View) -> LayerLooks? {
    Inspector(view).only(\.layer)?.content.looks
  }

  @Test func `how it looks`() {
    let turned = looks(Text("A").rotationEffect(.degrees(90), anchor: .topLeading))?.rotation
    #expect(turned?.radians == .pi / 2)
    #expect(turned?.anchor == .zero)
    let shadow = looks(Text("A").shadow(color: .red, radius: 3, x: 1, y: 2))?.shadow
    #expect(shadow?.color == .red)
    #expect(shadow?.radius == 3)
    #expect(shadow?.x == 1 && shadow?.y == 2)
    #expect(looks(Text("A").blur(radius: 4))?.blur == 4)
    #expect(looks(Text("A").opacity(0.5)) == LayerLooks.none)
  }

  @Test func `layout does not notice`() throws {
    let plain = Screen(Text("A").frame(width: 100, height: 20).border(.red))
    let turned = Screen(
      Text("A").frame(width: 100, height: 20).rotationEffect(.degrees(90)).shadow(radius: 9)
        .blur(radius: 3).border(.red))
    #expect(try turned.frame(of: .text("A")).width == plain.frame(of: .text("A")).height)
  }

  @Test func `what is turned is touched where it is seen`() throws {
    var taps = 0
    let screen = Screen(
      Color.red.accessibilityLabel("Bar").frame(width: 200, height: 20).onTapGesture { taps += 1 }
        .rotationEffect(.degrees(90)), size: CGSize(width: 400, height: 400))
    #expect(try screen.frame(of: .named("Bar")) == CGRect(x: 190, y: 100, width: 20, height: 200))
    try screen.tap(at: CGPoint(x: 200, y: 110))
    #expect(taps == 1)
    #expect(throws: ScreenError.self) { try screen.tap(at: CGPoint(x: 290, y: 200)) }
  }

  private struct Chevron: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Turn") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(isOpen ? 90 : 0))
          .shadow(radius: isOpen ? 8 : 0).blur(radius: isOpen ? 4 : 0)
      }
    }
  }

  @Test func `a turn, a shadow and a blur are seen to move`() throws {
    let screen = Screen(Chevron(), animations: .on)
    try screen.tap("Turn")
    screen.clock.advance(by: .milliseconds(500))
    let picture = screen.svg()
    #expect(picture.contains("rotate(45 "))
    #expect(picture.contains("<feDropShadow dx=\"0\" dy=\"0\" stdDeviation=\"2\""))
    #expect(picture.contains("<feGaussianBlur stdDeviation=\"1\"/>"))
    screen.clock.advance(by: .milliseconds(500))
    #expect(screen.svg().contains("rotate(90 "))
  }

  @Test func `numbers that no screen can show are shown as near as can be`() {
    func shown(_ view: some View) -> LayerLooks { Inspector(view).only(\.layer)!.content.looks }
    #expect(shown(Text("A").rotationEffect(.radians(.nan))).rotation?.radians == 0)
    #expect(shown(Text("A").rotationEffect(.radians(.infinity))).rotation?.radians == 1e9)
    #expect(shown(Text("A").blur(radius: -3)).blur == 0)
    #expect(shown(Text("A").blur(radius: .infinity)).blur == 500)
    #expect(shown(Text("A").shadow(radius: .nan, x: .infinity)).shadow?.radius == 0)
    #expect(shown(Text("A").brightness(.nan)).filter?.numbers[4] == 0)
  }

  private func color(
    _ view: some View, _ red: Double, _ green: Double, _ blue: Double
  ) -> [Double] {
    let numbers = looks(view)!.filter!.numbers
    return (0..<3).map { row in
      let parts = zip([red, green, blue, 1, 1], numbers[row * 5..<row * 5 + 5]).map(*)
      return (parts.reduce(0, +) * 1000).rounded() / 1000
    }
  }

  @Test func `what becomes of colours`() {
    let view = Text("A")
    #expect(color(view.brightness(0.25), 0.5, 0, 1) == [0.75, 0.25, 1.25])
    #expect(color(view.contrast(0), 0.1, 0.9, 0.4) == [0.5, 0.5, 0.5])
    #expect(color(view.contrast(2), 0.5, 0.75, 0.25) == [0.5, 1, 0])
    #expect(color(view.colorInvert(), 1, 0.25, 0) == [0, 0.75, 1])
    #expect(color(view.saturation(1), 0.3, 0.6, 0.9) == [0.3, 0.6, 0.9])
    #expect(color(view.grayscale(1), 1, 0, 0) == [0.213, 0.213, 0.213])
    #expect(color(view.grayscale(0), 0.3, 0.6, 0.9) == [0.3, 0.6, 0.9])
    #expect(color(view.hueRotation(.zero), 0.3, 0.6, 0.9) == [0.3, 0.6, 0.9])
    #expect(color(view.hueRotation(.degrees(360)), 0.3, 0.6, 0.9) == [0.3, 0.6, 0.9])
    // Grey has no hue.
    #expect(color(view.hueRotation(.degrees(100)), 0.4, 0.4, 0.4) == [0.4, 0.4, 0.4])
  }
}
