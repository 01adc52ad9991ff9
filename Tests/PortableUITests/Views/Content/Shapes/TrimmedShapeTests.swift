import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct TrimmedShapeTests {
  private struct Ring: View {
    @State private var progress = 0.25

    var body: some View {
      VStack {
        Circle().trim(from: 0, to: progress).stroke(.red, lineWidth: 4)
        Button("Go") { withAnimation(.linear(duration: 1)) { progress = 0.75 } }
      }
    }
  }

  private func end(_ inspector: Inspector) throws -> CGPoint {
    let content = try #require(inspector.only(\.shape)).content
    #expect(content.stroke != nil)
    return try #require(content.outline.path(in: Size(width: 200, height: 200)).currentPoint)
  }

  @Test func `it takes the room of the shape that it is a part of`() throws {
    let inspector = Inspector(Circle().trim(from: 0, to: 0.5).frame(width: 80, height: 40))
    #expect(try #require(inspector.only(\.shape)).element.frame.size == Size(width: 40, height: 40))
  }

  @Test func `its ends move where the change is animated`() throws {
    let inspector = Inspector(Ring(), animations: .on)
    #expect(abs(try end(inspector).y - 200) < 0.1)
    try inspector.screen.tap("Go")
    inspector.screen.clock.advance(by: .milliseconds(500))
    #expect(abs(try end(inspector).x) < 0.1)
    inspector.screen.clock.advance(by: .seconds(1))
    #expect(abs(try end(inspector).y) < 0.1)
  }
}
