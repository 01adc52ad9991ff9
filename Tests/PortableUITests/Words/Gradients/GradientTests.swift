import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct GradientTests {
  private func paint(_ view: some View) -> GradientPaint? {
    if case .gradient(let paint)? = Inspector(view).only(\.shape)?.content.fill {
      paint
    } else {
      nil
    }
  }

  @Test func `colours lie at equal distances unless they say where`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    let paint = paint(
      LinearGradient(
        stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 0.7)],
        startPoint: .top, endPoint: .bottom))
    #expect(paint?.stops.map(\.location) == [0.2, 0.7])
    #expect(paint?.kind == .linear(from: .top, to: .bottom))
  }

  @Test func `places that no way has are brought within it`() {
    let stops: [Gradient.Stop] = [
      .init(color: .red, location: -3), .init(color: .green, location: 0.6),
      .init(color: .blue, location: 0.4), .init(color: .white, location: .nan),
      .init(color: .black, location: .infinity),
    ]
    let paint = paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    #expect(paint?.stops.map(\.location) == [0, 0.6, 0.6, 0.6, 1])
  }

  @Test func `one colour is that colour, and none is nothing`() {
    #expect(
      paint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))?.stops.count == 2)
    #expect(paint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))?.stops == [])
  }

  @Test func `shapes, backgrounds and texts are painted with one`() {
    let colors: [Color] = [.red, .blue]
    #expect(
      paint(Circle().fill(.radialGradient(colors: colors, startRadius: 0, endRadius: 9))) != nil)
    #expect(
      paint(Circle().fill(Gradient(colors: colors)))?.kind == .linear(from: .top, to: .bottom))
    let inspector = Inspector(
      Text("A").foregroundStyle(
        .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
    #expect(inspector.only(\.text)?.content.color == .red)
    let behind = Inspector(
      Text("A").background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
    #expect(behind.only(\.shape) != nil)
  }

  @Test func `a picture has the same colours as a window`() {
    func svg(_ view: some View) -> String {
      Screen(view, size: CGSize(width: 40, height: 20)).svg()
    }
    let colors: [Color] = [.white, .black]
    let linear = svg(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    #expect(linear.contains("x1=\"0\" y1=\"10\" x2=\"40\" y2=\"10\""))
    #expect(linear.contains("fill=\"url(#gradient1)\""))
    let radial = svg(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 10))
    #expect(radial.contains("cx=\"20\" cy=\"10\" r=\"10\""))
    #expect(radial.contains("<stop offset=\"0.5\" stop-color=\"#ffffff\""))
    let angular = svg(AngularGradient(colors: colors, center: .center))
    #expect(angular.contains("fill=\"#808080\""))
  }
}
