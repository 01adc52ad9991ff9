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

  /// The lines by which layers are clipped in a square of 80 points in a card of 100.
  private func clips(_ shape: some Shape) -> [PortableUI.Path] {
    let view = Color.red.clipShape(shape).padding(10)
      .frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 24))
    return Inspector(view).elements.compactMap { element in
      guard case .layer(let layer) = element.content else { return nil }
      return layer.clip?.path(in: element.frame.size)
    }
  }

  @Test func `a view is clipped by what is made of it`() {
    let room = CGRect(x: 0, y: 0, width: 80, height: 80)
    let inner = RoundedRectangle(cornerRadius: 10).path(in: room.insetBy(dx: 4, dy: 4))
    #expect(clips(ContainerRelativeShape().inset(by: 4)) == [inner])
    #expect(
      clips(ContainerRelativeShape().offset(x: 5)) == [expected(14, 80).offsetBy(dx: 5, dy: 0)])
    #expect(clips(AnyShape(ContainerRelativeShape())) == [expected(14, 80)])
    let corners = UnevenRoundedRectangle(
      cornerRadii: .init(
        topLeading: 14, bottomLeading: 14, bottomTrailing: 14, topTrailing: 14))
    #expect(clips(ConcentricRectangle()) == [corners.path(in: room)])
    #expect(clips(ConcentricRectangle().rotation(.zero)) == [corners.path(in: room)])
    let cut = ContainerRelativeShape().subtracting(Rectangle().size(width: 40, height: 80))
    let clip = clips(cut).first
    #expect(clip?.contains(CGPoint(x: 60, y: 40)) == true)
    #expect(clip?.contains(CGPoint(x: 20, y: 40)) == false)
    #expect(clip?.contains(CGPoint(x: 79, y: 1)) == false)
  }

  @Test func `a shape that is made of it is filled as it is there`() {
    #expect(outline(card(AnyShape(ContainerRelativeShape()), padding: 10)) == expected(14, 80))
    let moved = ContainerRelativeShape().offset(x: 3)
    #expect(outline(card(moved, padding: 10)) == expected(14, 80).offsetBy(dx: 3, dy: 0))
  }

  @Test func `a view is touched where its shape says`() {
    func taps(_ shape: some Shape) -> [Int] {
      [(12.0, 12.0), (50, 50)].map { x, y in
        var taps = 0
        let screen = Screen(
          Color.red.contentShape(shape).padding(0).onTapGesture { taps += 1 }.padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 50)),
          size: CGSize(width: 100, height: 100))
        try? screen.tap(at: CGPoint(x: x, y: y))
        return taps
      }
    }
    #expect(taps(ContainerRelativeShape()) == [0, 1])
    #expect(taps(ContainerRelativeShape().inset(by: 1)) == [0, 1])
    #expect(taps(ConcentricRectangle()) == [0, 1])
    #expect(taps(Rectangle()) == [1, 1])
  }

  @Test func `a clip follows the container, and what is another shape`() throws {
    struct Changing: View {
      @State private var radius = 24.0
      @State private var isRound = false
      var body: some View {
        VStack {
          Button("Rounder") { radius = 40 }
          Button("Round") { isRound = true }
          Color.red.clipShape(isRound ? AnyShape(Circle()) : AnyShape(ContainerRelativeShape()))
            .padding(10).frame(width: 100, height: 100)
            .containerShape(RoundedRectangle(cornerRadius: radius))
        }
      }
    }
    let stage = Inspector(Changing())
    func clip() -> PortableUI.Path? {
      stage.elements.compactMap { element -> PortableUI.Path? in
        guard case .layer(let layer) = element.content else { return nil }
        return layer.clip?.path(in: element.frame.size)
      }.first
    }
    #expect(clip() == expected(14, 80))
    try stage.screen.tap("Rounder")
    #expect(clip() == expected(30, 80))
    try stage.screen.tap("Round")
    #expect(clip() == Circle().path(in: CGRect(x: 0, y: 0, width: 80, height: 80)))
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
