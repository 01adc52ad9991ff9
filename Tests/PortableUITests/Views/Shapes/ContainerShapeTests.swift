import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct ContainerShapeTests {
  /// The radius of the corner at the top, as the shape of the only element is drawn.
  private func outline(_ view: some View) -> PortableUI.Path? {
    let found = Inspector(view).only(\.shape)
    return found.map { $0.content.outline.path(in: $0.element.frame.size) }
  }

  private func expected(_ radius: CGFloat, _ side: CGFloat) -> PortableUI.Path {
    RoundedRectangle(cornerRadius: radius).path(in: CGRect(x: 0, y: 0, width: side, height: side))
  }

  private func card(_ shape: some Shape, padding: CGFloat) -> some View {
    shape.fill(.red).padding(padding).frame(width: 100, height: 100)
      .containerShape(RoundedRectangle(cornerRadius: 24))
  }

  @Test func `a shape goes along with its container, smaller by as much as it lies inside`() {
    #expect(outline(card(ContainerRelativeShape(), padding: 0)) == expected(24, 100))
    #expect(outline(card(ContainerRelativeShape(), padding: 10)) == expected(14, 80))
    #expect(outline(card(ContainerRelativeShape(), padding: 30)) == expected(0, 40))
  }

  @Test func `without a container it is a rectangle`() {
    let view = ContainerRelativeShape().fill(.red).frame(width: 50, height: 50)
    #expect(outline(view)?.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(outline(view)?.contains(CGPoint(x: 1, y: 1)) == true)
  }

  @Test func `its line may be drawn inside of it`() {
    let view = ContainerRelativeShape().strokeBorder(.red, lineWidth: 4)
      .frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 24))
    let inner = RoundedRectangle(cornerRadius: 22)
      .path(in: CGRect(x: 2, y: 2, width: 96, height: 96))
    #expect(outline(view) == inner)
  }

  @Test func `a view is clipped by it`() {
    let view = Color.red.clipShape(ContainerRelativeShape()).padding(10)
      .frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 24))
    let clip = Inspector(view).elements.compactMap { element -> PortableUI.Path? in
      guard case .layer(let layer) = element.content else { return nil }
      return layer.clip?.path(in: element.frame.size)
    }
    #expect(clip == [expected(14, 80)])
  }

  @Test func `it is drawn anew where its room changes`() {
    struct Growing: View {
      @State private var padding = 10.0
      var body: some View {
        VStack {
          Button("Grow") { padding = 4 }
          ContainerRelativeShape().fill(.red).padding(padding).frame(width: 100, height: 100)
            .containerShape(RoundedRectangle(cornerRadius: 24))
        }
      }
    }
    let inspector = Inspector(Growing())
    let button = inspector.elements.first { if case .button = $0.content { true } else { false } }
    inspector.send(.press, to: button)
    let found = inspector.only(\.shape)
    #expect(found.map { $0.content.outline.path(in: $0.element.frame.size) } == expected(20, 92))
  }

  @Test func `corners go along with those of the container one by one`() {
    func corners(_ shape: ConcentricRectangle) -> PortableUI.Path? {
      outline(
        shape.fill(.red).padding(.leading, 10).padding(.bottom, 50).frame(width: 100, height: 100)
          .containerShape(RoundedRectangle(cornerRadius: 24)))
    }
    func uneven(_ radii: [CGFloat]) -> PortableUI.Path {
      UnevenRoundedRectangle(
        topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
        topTrailingRadius: radii[1]
      ).path(in: CGRect(x: 0, y: 0, width: 90, height: 50))
    }
    #expect(corners(ConcentricRectangle()) == uneven([14, 24, 0, 0]))
    #expect(
      corners(ConcentricRectangle(corners: .concentric(minimum: .fixed(6))))
        == uneven([14, 24, 6, 6]))
    #expect(corners(ConcentricRectangle(corners: .fixed(5))) == uneven([5, 5, 5, 5]))
    #expect(corners(.rect(corners: .concentric, isUniform: true)) == uneven([24, 24, 24, 24]))
    #expect(
      corners(ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(2)))
        == uneven([24, 24, 2, 2]))
  }
}
