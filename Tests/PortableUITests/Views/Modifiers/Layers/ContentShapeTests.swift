import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct ContentShapeTests {
  /// How many taps at these points of a square of 100 points count.
  private func taps(_ shape: some Shape, kind: ContentShapeKinds = .interaction) -> [Int] {
    [(2.0, 2.0), (50, 50), (98, 50), (98, 98)].map { x, y in
      var taps = 0
      let screen = Screen(
        Color.red.contentShape(kind, shape).padding(0).onTapGesture { taps += 1 },
        size: CGSize(width: 100, height: 100))
      try? screen.tap(at: CGPoint(x: x, y: y))
      return taps
    }
  }

  private struct RightHalf: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 60, y: 0, width: 40, height: rect.height))
    }
  }

  @Test func `a tap counts inside the shape only`() {
    #expect(taps(Circle()) == [0, 1, 1, 0])
    #expect(taps(Rectangle()) == [1, 1, 1, 1])
    #expect(taps(RightHalf()) == [0, 0, 1, 1])
  }

  @Test func `other kinds of shapes are not for taps`() {
    #expect(taps(Circle(), kind: .contextMenuPreview) == [1, 1, 1, 1])
    #expect(taps(Circle(), kind: [.dragPreview, .interaction]) == [0, 1, 1, 0])
  }

  @Test func `a button's label has a shape, too`() throws {
    var presses = 0
    let screen = Screen(
      Button {
        presses += 1
      } label: {
        Color.red.contentShape(Circle())
      }
      .buttonStyle(.plain), size: CGSize(width: 100, height: 100))
    try screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(presses == 1)
  }
}
