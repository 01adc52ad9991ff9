import Foundation
import Testing
import ViewStateController
import ViewTesting

@MainActor
struct ErrorViewTests {
  @MainActor final class Taps { var count = 0 }

  private func screen(_ view: ErrorView) -> Screen {
    Screen(view, size: CGSize(width: 400, height: 200))
  }

  @Test func `it says that something went wrong, and tries again`() throws {
    let taps = Taps()
    let screen = screen(ErrorView { taps.count += 1 })
    #expect(screen.texts == ["Something went wrong", "Retry"])
    try screen.tap(.button("Retry"))
    #expect(taps.count == 1)
  }

  @Test func `without an action there is nothing to try again`() {
    let screen = screen(ErrorView(retryAction: nil))
    #expect(screen.texts == ["Something went wrong"])
    #expect(!screen.exists(.role(.button)))
  }

  @Test func `its parts look as the usual style says`() {
    let style = ErrorViewStyle(button: .init {})
    #expect(style.image?.systemName == "xmark.circle.fill")
    #expect(style.image?.color == .red)
    #expect(style.image?.size == CGSize(width: 50, height: 50))
    #expect(style.title?.text == "Something went wrong")
    #expect(style.title?.color == .primary)
    #expect(style.title?.font == .callout)
    #expect(style.button?.text == "Retry")
    #expect(style.button?.textColor == .white)
    #expect(style.button?.backgroundColor == .accentColor)
    #expect(style.button?.font == .callout)
    #expect(ErrorViewStyle().button == nil)
  }

  @Test func `the parts of a vertical one stand one below the other`() throws {
    let style = ErrorViewStyle(image: .init(size: CGSize(width: 30, height: 20)), button: .init {})
    let screen = screen(.init(type: .vertical(style: style, alignment: .leading)))
    let image = try screen.frame(of: .role(.image))
    let title = try screen.frame(of: .text("Something went wrong"))
    let button = try screen.frame(of: .button("Retry"))
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(title.minY == image.maxY + 8)
    #expect(button.minY == title.maxY + 8)
    #expect(image.minX == title.minX && title.minX == button.minX)
  }

  @Test func `the parts of a horizontal one stand one beside the other`() throws {
    let style = ErrorViewStyle(button: .init {}, frameAlignment: .trailing)
    let screen = screen(.init(type: .horizontal(style: style, alignment: .top)))
    let image = try screen.frame(of: .role(.image))
    let title = try screen.frame(of: .text("Something went wrong"))
    let button = try screen.frame(of: .button("Retry"))
    #expect(title.minX == image.maxX + 8)
    #expect(button.minX == title.maxX + 8)
    #expect(button.maxX == 400)
    #expect(image.minY == title.minY && title.minY == button.minY)
  }

  @Test func `each part can be left out, and any can be another`() {
    #expect(
      screen(.init(type: .vertical(style: .init(image: nil)))).texts == ["Something went wrong"])
    #expect(!screen(.init(type: .vertical(style: .init(image: nil)))).exists(.role(.image)))
    let words = ErrorViewStyle(
      title: .init(text: "Alas"), button: .init(text: "Again", action: {}))
    #expect(screen(.init(type: .horizontal(style: words))).texts == ["Alas", "Again"])
    #expect(screen(.init(type: .vertical(style: .init(title: nil)))).texts == [])
    #expect(screen(.init(type: .emptyView)).tree == "screen 400×200")
    #expect(screen(.init(type: .custom(Text("Mine").asAnyView()))).texts == ["Mine"])
  }

  @Test func `it takes the room there is, or no more than it needs`() throws {
    func whole(_ alignment: Alignment?) throws -> CGFloat {
      let screen = Screen(
        HStack(spacing: 0) {
          ErrorView(type: .vertical(style: .init(image: nil, frameAlignment: alignment)))
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("end")
        }, size: CGSize(width: 400, height: 200))
      return try screen.frame(of: .identifier("end")).maxX
    }
    #expect(try whole(.center) == 400)
    #expect(try whole(nil) < 400)
  }
}
