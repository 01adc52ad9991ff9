import Foundation
import PortableUI
import Testing
import ViewTesting

/// Views with lines between them.
@MainActor
struct SplitViewTests {
  private func expect(
    _ widths: [CGFloat], on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try ["One", "Two", "Three"].map {
      try screen.frame(of: .init(stringLiteral: $0)).width
    }
    #expect(found == widths, sourceLocation: sourceLocation)
  }

  private func pane(_ name: String) -> some View {
    Color.clear.accessibilityElement().accessibilityLabel(name)
  }

  private func three() -> Screen {
    Screen(
      HSplitView {
        pane("One").frame(minWidth: 100, maxWidth: 250)
        pane("Two")
        pane("Three").frame(minWidth: 50)
      },
      size: CGSize(width: 600, height: 300))
  }

  @Test func `at first all have the same room, and all its height`() throws {
    let screen = three()
    try expect([200, 200, 200], on: screen)
    #expect(try screen.frame(of: "Two") == CGRect(x: 200, y: 0, width: 200, height: 300))
  }

  @Test func `a line moves room from one to the next, as far as both allow`() throws {
    let screen = three()
    try screen.drag("Pane 1 width", by: CGSize(width: -40, height: 0))
    try expect([160, 240, 200], on: screen)
    try screen.drag("Pane 1 width", by: CGSize(width: -400, height: 0))
    try expect([100, 300, 200], on: screen)
    try screen.drag("Pane 1 width", by: CGSize(width: 400, height: 0))
    try expect([250, 150, 200], on: screen)
    try screen.drag("Pane 2 width", by: CGSize(width: 400, height: 0))
    try expect([250, 300, 50], on: screen)
  }

  @Test func `in another room they keep their proportions, within their limits`() throws {
    let screen = three()
    try screen.drag("Pane 2 width", by: CGSize(width: 100, height: 0))
    screen.resize(to: CGSize(width: 1200, height: 300))
    try expect([250, 712.5, 237.5], on: screen)
    screen.resize(to: CGSize(width: 240, height: 300))
    try expect([100, 90, 50], on: screen)
  }

  @Test func `one above the other, a line is moved up and down`() throws {
    let screen = Screen(
      VSplitView {
        pane("Upper").frame(minHeight: 40)
        pane("Lower")
      },
      size: CGSize(width: 300, height: 400))
    #expect(try screen.frame(of: "Lower") == CGRect(x: 0, y: 200, width: 300, height: 200))
    try screen.drag("Pane 1 height", by: CGSize(width: 0, height: 50))
    #expect(try screen.frame(of: "Upper").height == 250)
    try screen.drag("Pane 1 height", by: CGSize(width: 0, height: -300))
    #expect(try screen.frame(of: "Upper").height == 40)
    #expect(throws: ScreenError.self) {
      try screen.drag("Pane 1 height", by: CGSize(width: 50, height: 0))
    }
  }

  @Test func `one in another is one pane of that, with a line of its own`() throws {
    let screen = Screen(
      HSplitView {
        pane("Side")
        VSplitView {
          pane("Upper")
          pane("Lower")
        }
      },
      size: CGSize(width: 400, height: 300))
    #expect(try screen.frame(of: "Side") == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(try screen.frame(of: "Lower") == CGRect(x: 200, y: 150, width: 200, height: 150))
    try screen.drag("Pane 1 height", by: CGSize(width: 0, height: 30))
    try screen.drag("Pane 1 width", by: CGSize(width: 50, height: 0))
    #expect(try screen.frame(of: "Lower") == CGRect(x: 250, y: 180, width: 150, height: 120))
  }

  @Test func `right to left the first is at the right, and its line moves the other way`() throws {
    let screen = Screen(
      HSplitView {
        pane("One")
        pane("Two")
      },
      size: CGSize(width: 400, height: 100), layoutDirection: .rightToLeft)
    #expect(try screen.frame(of: "One").minX == 200)
    try screen.drag("Pane 1 width", by: CGSize(width: -50, height: 0))
    #expect(try screen.frame(of: "One").minX == 150)
  }

  @Test func `views that come and go share the room, and keep their state`() throws {
    struct Changing: View {
      @State private var hasSecond = false

      var body: some View {
        HSplitView {
          Toggle("Second", isOn: $hasSecond)
          if hasSecond { Color.clear.accessibilityElement().accessibilityLabel("Second pane") }
        }
      }
    }
    let screen = Screen(Changing(), size: CGSize(width: 600, height: 100))
    #expect(!screen.exists("Pane 1 width"))
    try screen.toggle("Second")
    #expect(try screen.frame(of: "Second pane").width == 300)
    try screen.drag("Pane 1 width", by: CGSize(width: 50, height: 0))
    #expect(try screen.frame(of: "Second pane").width == 250)
    try screen.toggle("Second")
    #expect(!screen.exists("Second pane"))
  }
}
