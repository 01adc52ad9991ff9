import Foundation
import Testing
import ViewStateController
import ViewTesting

/// Where toasts are, and how they come and go.
@MainActor
struct ToastFramesTests {
  /// A page of 400 by 600 whose content fills all of it but what stands beside it.
  private func screen(
    _ type: ToastType, _ place: ToastPositionOptions = .init(),
    _ transition: ToastTransitionOptions = .init(), animations: Screen.Animations = .off
  ) -> Screen {
    struct Page: View {
      let type: ToastType
      let place: ToastPositionOptions
      let transition: ToastTransitionOptions
      @State private var isShowing = false

      var body: some View {
        VStack(spacing: 0) {
          Color.blue.accessibilityIdentifier("content")
            .toast(
              isShowing: $isShowing, type: type, transitionOptions: transition,
              positionOptions: place)
          Button("Toggle") { isShowing.toggle() }.frame(height: 50)
        }
      }

      init(_ type: ToastType, _ place: ToastPositionOptions, _ transition: ToastTransitionOptions) {
        self.type = type
        self.place = place
        self.transition = transition
      }
    }
    return Screen(
      Page(type, place, transition), size: CGSize(width: 400, height: 650), animations: animations)
  }

  @Test(arguments: ToastPositionOptions.Position.allCases)
  func `a toast is at its edge, and covers without moving`(
    position: ToastPositionOptions.Position
  ) throws {
    let screen = screen(
      .custom(IndicatorBlock().asAnyView()), .init(position: position, padding: 6))
    let before = screen.place(of: "content")
    #expect(before == rect(0, 0, 400, 600))
    try screen.tap("Toggle")
    #expect(screen.place(of: "content") == before)
    let top: CGFloat = position == .top ? 6 : 600 - 6 - 10
    #expect(screen.place(of: "indicator") == rect(190, top, 20, 10))
  }

  @Test func `a toast that is not told where to be touches the upper edge`() throws {
    let screen = screen(.custom(IndicatorBlock().asAnyView()))
    try screen.tap("Toggle")
    #expect(screen.place(of: "indicator") == rect(190, 0, 20, 10))
  }

  @Test func `each side may have its own padding`() throws {
    let padding = EdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 0)
    let screen = screen(.custom(IndicatorBlock().asAnyView()), .init(padding: padding))
    try screen.tap("Toggle")
    #expect(screen.place(of: "indicator") == rect(205, 5, 20, 10))
  }

  @Test func `a snack bar goes from side to side`() throws {
    let screen = screen(
      .snackBar(options: .init(message: "Saved", trailingButton: .dismiss)),
      .init(position: .bottom))
    try screen.tap("Toggle")
    let (text, button) = (
      try screen.frame(of: .text("Saved")), try screen.frame(of: .button("Dismiss"))
    )
    #expect(text.minX == 12)
    #expect(button.maxX == 388)
    #expect(text.maxY <= 600 - 12)
    #expect(text.minY > 500)
    #expect(screen.place(of: "content") == rect(0, 0, 400, 600))
  }

  @Test func `a toast is as wide as its words, with a second message below the first`() throws {
    let screen = screen(
      .toast(
        options: .init(message: "Saved", secondMessage: "To disk", trailingButton: .dismiss)))
    try screen.tap("Toggle")
    let (first, second) = (
      try screen.frame(of: .text("Saved")), try screen.frame(of: .text("To disk"))
    )
    #expect(second.minY == first.maxY + 4)
    #expect(second.minX == first.minX)
    #expect(first.minX > 100)
    #expect(try screen.frame(of: .button("Dismiss")).minX > first.maxX)
  }

  @Test func `it comes over its edge and goes back there, while it fades`() async throws {
    let screen = screen(
      .custom(IndicatorBlock().asAnyView()), .init(position: .bottom),
      .init(duration: 4, animation: .linear(duration: 1)), animations: .on)
    try screen.tap("Toggle")
    #expect(try screen.frame(of: .identifier("indicator")).minY == 600)
    screen.clock.advance(by: .milliseconds(500))
    await screen.settle()
    #expect(try screen.frame(of: .identifier("indicator")).minY == 595)
    #expect(screen.tree.contains("opacity 0.5"), "\(screen.tree)")
    screen.clock.advance(by: .milliseconds(500))
    await screen.settle()
    #expect(screen.place(of: "indicator") == rect(190, 590, 20, 10))
    // Four seconds from when it was shown, not from when it had come.
    screen.clock.advance(by: .seconds(3))
    await screen.settle()
    screen.clock.advance(by: .milliseconds(500))
    await screen.settle()
    #expect(try screen.frame(of: .identifier("indicator")).minY == 595)
    screen.clock.advance(by: .milliseconds(500))
    await screen.settle()
    #expect(screen.place(of: "indicator") == nil)
    await screen.close()
  }

  @Test func `it comes as it is told, or at once`() async throws {
    let scaled = screen(
      .custom(IndicatorBlock().asAnyView()), .init(position: .bottom),
      .init(transition: .scale, animation: .linear(duration: 1)), animations: .on)
    try scaled.tap("Toggle")
    scaled.clock.advance(by: .milliseconds(500))
    await scaled.settle()
    #expect(scaled.place(of: "indicator") == rect(195, 592.5, 10, 5))
    let sudden = screen(
      .custom(IndicatorBlock().asAnyView()), .init(position: .bottom), .init(animation: nil),
      animations: .on)
    try sudden.tap("Toggle")
    #expect(sudden.place(of: "indicator") == rect(190, 590, 20, 10))
  }
}
