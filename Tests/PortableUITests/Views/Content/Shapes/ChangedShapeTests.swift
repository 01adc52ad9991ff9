import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct ChangedShapeTests {
  private let room = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func `a shape is turned, stretched, moved and sized in its room`() {
    func box(_ shape: some Shape) -> CGRect { shape.path(in: room).boundingRect.rounded }
    #expect(
      box(Rectangle().rotation(.degrees(90))) == CGRect(x: 25, y: -25, width: 50, height: 100))
    #expect(
      box(Rectangle().rotation(.degrees(90), anchor: .topLeading))
        == CGRect(x: -50, y: 0, width: 50, height: 100))
    #expect(box(Rectangle().scale(0.5)) == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(
      box(Rectangle().scale(x: 2, anchor: .leading)) == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(box(Rectangle().offset(x: 3, y: 4)) == room.offsetBy(dx: 3, dy: 4))
    #expect(box(Rectangle().offset(CGPoint(x: 3, y: 4))) == room.offsetBy(dx: 3, dy: 4))
    #expect(box(Rectangle().size(width: 10, height: 5)) == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(
      box(Rectangle().size(width: 10, height: 5, anchor: .bottomTrailing))
        == CGRect(x: 90, y: 45, width: 10, height: 5))
    #expect(
      box(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)))
        == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(
      box(Rectangle().rotation(.degrees(90)).inset(by: 5))
        == CGRect(x: 30, y: -20, width: 40, height: 90))
  }

  @Test func `it takes the room that it would take by itself`() throws {
    for shape in [
      AnyView(Circle().rotation(.degrees(20))), AnyView(Circle().scale(2)),
      AnyView(Circle().offset(x: 9)), AnyView(Circle().transform(.identity)),
    ] {
      let inspector = Inspector(shape.frame(width: 80, height: 40))
      #expect(
        try #require(inspector.only(\.shape)).element.frame.size == Size(width: 40, height: 40))
    }
  }

  private struct Turning: View {
    @State private var isTurned = false

    var body: some View {
      VStack {
        Rectangle().rotation(.degrees(isTurned ? 90 : 0))
          .union(Circle().size(width: 1, height: 1).offset(x: isTurned ? 300 : 100))
          .fill(.red)
        Button("Go") { withAnimation(.linear(duration: 1)) { isTurned.toggle() } }
      }
    }
  }

  @Test func `what is made of shapes moves with each of their numbers`() throws {
    let inspector = Inspector(Turning(), animations: .on)
    func box() throws -> CGRect {
      try #require(inspector.only(\.shape)).content.outline
        .path(in: Size(width: 100, height: 100)).boundingRect
    }
    #expect(abs(try box().maxX - 101) < 0.1)
    try inspector.screen.tap("Go")
    inspector.screen.clock.advance(by: .milliseconds(500))
    // Half turned, the square stands on its corner; half of the way behind it, the dot is at 200.
    #expect(abs(try box().minX - (50 - 50 * 2.0.squareRoot())) < 0.1)
    #expect(abs(try box().maxX - 201) < 0.1)
  }

  @Test func `shapes are combined in one room`() {
    let moon = Circle().subtracting(Circle().offset(x: 20))
    let path = moon.path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(path.contains(CGPoint(x: 5, y: 30)) && !path.contains(CGPoint(x: 40, y: 30)))
    let lens = Circle().intersection(Circle().offset(x: 20))
      .path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(!lens.contains(CGPoint(x: 5, y: 30)) && lens.contains(CGPoint(x: 40, y: 30)))
    let both = Circle().symmetricDifference(Circle().offset(x: 20))
      .path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(both.contains(CGPoint(x: 75, y: 30)) && !both.contains(CGPoint(x: 40, y: 30)))
    let rim = Circle().lineIntersection(Rectangle().size(width: 60, height: 30))
      .path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(rim.boundingRect.maxY < 31)
    let rest = Circle().lineSubtraction(Rectangle().size(width: 60, height: 30))
      .path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(rest.boundingRect.minY > 29)
  }
}

extension CGRect {
  /// The same to a thousandth, as turns are no more exact.
  fileprivate var rounded: CGRect {
    func part(_ part: CGFloat) -> CGFloat { (part * 1000).rounded() / 1000 + 0 }
    return CGRect(x: part(minX), y: part(minY), width: part(width), height: part(height))
  }
}
