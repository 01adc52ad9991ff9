import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct ShapeTests {
  private func content(_ view: some View) -> ShapeContent? {
    Inspector(view).only(\.shape)?.content
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func `a shape is filled with the colour of texts`() {
    #expect(content(Rectangle())?.fill == .color(.primary))
    #expect(content(Triangle().foregroundColor(.red))?.fill == .color(.red))
    #expect(content(Circle().fill(.blue))?.fill == .color(.blue))
    #expect(content(Circle().fill(.tint).tint(.green))?.fill == .color(.green))
  }

  @Test func `a shape is painted with the gradient that was set around it`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let filled = content(Circle().fill(gradient))?.fill
    #expect(content(VStack { Circle() }.foregroundStyle(gradient))?.fill == filled)
    #expect(content(Circle().fill(.secondary).foregroundStyle(.red, gradient))?.fill == filled)
    let fainter = content(Circle().fill(gradient.secondary))?.fill
    #expect(fainter != filled)
    #expect(content(Circle().fill(.secondary).foregroundStyle(gradient))?.fill == fainter)
    let nested = Circle().foregroundStyle(.secondary).foregroundStyle(gradient)
    #expect(content(nested)?.fill == fainter)
    // What is set further in counts, and texts are of one colour.
    #expect(
      content(Circle().foregroundColor(.green).foregroundStyle(gradient))?.fill == .color(.green))
    let text = Inspector(Text("A").foregroundStyle(gradient)).only(\.text)?.content
    #expect(text?.color == .red)
  }

  @Test func `a line is drawn`() {
    let line = content(Capsule().stroke(.red, lineWidth: 3))
    #expect(line?.fill == nil)
    #expect(line?.stroke?.paint == .color(.red))
    #expect(line?.stroke?.style.lineWidth == 3)
    let dashed = content(Rectangle().stroke(.red, style: StrokeStyle(dash: [2, 1])))
    #expect(dashed?.stroke?.style.dash == [2, 1])
  }

  @Test func `a border is drawn inside`() {
    let border = content(RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4))
    var bounds = CGRect.null
    for element in border?.outline.path(in: Size(width: 100, height: 50)).elements ?? [] {
      guard case .line(let point) = element else { continue }
      bounds = bounds.union(CGRect(origin: point, size: .zero))
    }
    #expect(bounds.minX == 2 && bounds.maxX == 98)
  }

  @Test func `a shape fills its room, a circle is as wide as high`() {
    let pane = Inspector(Triangle().frame(width: 40, height: 30)).only(\.shape)?.element
    #expect(pane?.frame.size == Size(width: 40, height: 30))
    let circle = Inspector(Circle().frame(width: 40, height: 30)).only(\.shape)?.element
    #expect(circle?.frame == Rect(x: 180, y: 407, width: 30, height: 30))
  }

  @Test func `corners that are parts of circles are told`() {
    let size = Size(width: 100, height: 40)
    #expect(content(RoundedRectangle(cornerRadius: 8))?.outline.cornerRadius(in: size) == 8)
    #expect(content(RoundedRectangle(cornerRadius: 80))?.outline.cornerRadius(in: size) == 20)
    #expect(content(Triangle())?.outline.cornerRadius(in: size) == nil)
  }

  @Test func `a round corner passes where its circle does`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 10)
    var corners: [CGPoint] = []
    var last = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .curve(let end, let one, let other):
        // The middle of the bent line.
        corners.append(
          CGPoint(
            x: (last.x + 3 * one.x + 3 * other.x + end.x) / 8,
            y: (last.y + 3 * one.y + 3 * other.y + end.y) / 8))
        last = end
      default: break
      }
    }
    let inward = 10 - 10 / 2.0.squareRoot()
    #expect(corners.count == 4)
    for (corner, x, y) in zip3(
      corners, [100 - inward, inward, inward, 100 - inward],
      [50 - inward, 50 - inward, inward, inward])
    {
      #expect(abs(Double(corner.x) - x) < 0.05)
      #expect(abs(Double(corner.y) - y) < 0.05)
    }
  }

  private func zip3(_ points: [CGPoint], _ x: [Double], _ y: [Double]) -> [(
    CGPoint, Double, Double
  )] {
    points.indices.map { (points[$0], x[$0], y[$0]) }
  }
}
