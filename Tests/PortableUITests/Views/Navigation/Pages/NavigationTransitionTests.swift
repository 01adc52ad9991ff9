import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct NavigationTransitionTests {
  /// A page of squares, each of which leads to a large one.
  private struct Gallery: View {
    var names = ["a", "b"]
    var source = "b"
    @Namespace private var space
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        HStack(spacing: 0) {
          ForEach(names, id: \.self) { name in
            Button(name) { path = [source] }
              .buttonStyle(.plain).frame(width: 60, height: 30)
              .matchedTransitionSource(id: name, in: space)
          }
        }
        .frame(width: 120, height: 300, alignment: .topLeading)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .navigationDestination(for: String.self) { name in
          Color.red.accessibilityIdentifier("page")
            .navigationTransition(.zoom(sourceID: name, in: space))
        }
      }
    }
  }

  private func screen(_ gallery: Gallery, _ animations: Screen.Animations = .on) -> Screen {
    Screen(gallery, size: CGSize(width: 300, height: 300), animations: animations)
  }

  /// How the page is stretched, moved and faded now; `nil` where there is none.
  private func page(_ screen: Screen) -> TransitionState? {
    Inspector.all(screen).lazy.compactMap { element in
      if case .fill = element.content { element.transition } else { nil }
    }.first
  }

  @Test func `a page grows out of its source`() throws {
    let screen = screen(Gallery())
    try screen.tap("b")
    let start = try #require(page(screen))
    #expect(start.opacity < 0.1)
    let scale = try #require(start.scale)
    // The source is 60 by 30 points, the page has all of the screen.
    #expect(abs(scale.x - 0.2) < 0.02 && scale.y < 0.2)
    screen.clock.advance(by: .seconds(2))
    #expect(page(screen)?.scale == nil && page(screen)?.opacity == 1)
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `it shrinks back into its source when one goes back`() throws {
    let screen = screen(Gallery())
    try screen.tap("b")
    screen.clock.advance(by: .seconds(2))
    try screen.back()
    screen.clock.advance(by: .seconds(0.34))
    let end = try #require(page(screen))
    #expect(end.opacity < 0.3)
    #expect(try #require(end.scale).x < 0.5)
    screen.clock.advance(by: .seconds(2))
    #expect(page(screen) == nil)
    #expect(screen.texts == ["a", "b"])
  }

  @Test func `without its source it fades, and where nobody wants motion it is there at once`()
    throws
  {
    let lost = screen(Gallery(source: "elsewhere"))
    try lost.tap("a")
    #expect(page(lost)?.scale == nil)
    #expect(try #require(page(lost)).opacity < 0.1)
    let still = screen(Gallery(), .off)
    try still.tap("b")
    #expect(page(still)?.scale == nil && page(still)?.opacity == 1)
  }
}
