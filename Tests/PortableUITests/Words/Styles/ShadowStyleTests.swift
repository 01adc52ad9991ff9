import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct ShadowStyleTests {
  private func paint(_ style: some ShapeStyle) -> Paint? {
    Inspector(Circle().fill(style)).only(\.shape)?.content.fill
  }

  private func shadows(_ style: some ShapeStyle) -> [String] {
    (paint(style)?.shadows ?? []).map {
      "\($0.isInner ? "inner" : "drop") \($0.color) \($0.radius) \($0.x) \($0.y)"
    }
  }

  @Test func `a style has a shadow behind what it paints, or inside of it`() {
    let drop = Color.blue.shadow(.drop(color: .red, radius: 4, x: 1, y: 2))
    #expect(shadows(drop) == ["drop \(Color.red) 4.0 1.0 2.0"])
    #expect(
      shadows(.tint.shadow(.inner(color: .red, radius: 3))) == ["inner \(Color.red) 3.0 0.0 0.0"])
    #expect(paint(drop)?.plain == .color(.blue))
    #expect(paint(.blue)?.shadows == [])
  }

  @Test func `a shadow of no named colour is a faint black`() {
    let drop = paint(.blue.shadow(.drop(radius: 1)))?.shadows.first?.color
    #expect(drop == Color(.sRGBLinear, white: 0, opacity: 0.33))
    let inner = paint(.blue.shadow(.inner(radius: 1)))?.shadows.first?.color
    #expect(inner == Color(.sRGBLinear, white: 0, opacity: 0.55))
  }

  @Test func `a style has several shadows, in their order`() {
    let style = Color.blue.shadow(.drop(color: .red, radius: 1)).shadow(
      .inner(color: .green, radius: 2))
    #expect(shadows(style).map { $0.prefix(4) } == ["drop", "inne"])
    #expect(paint(style)?.plain == .color(.blue))
  }

  @Test func `what is fainter has a fainter shadow`() {
    let style = Color.blue.shadow(.drop(color: .red, radius: 1)).opacity(0.5)
    #expect(paint(style)?.plain == .color(.blue.opacity(0.5)))
    #expect(paint(style)?.shadows.first?.color == .red.opacity(0.5))
  }

  @Test func `what is set around may have a shadow`() {
    let stage = Inspector(
      Circle().foregroundStyle(.shadow(.drop(radius: 2))).foregroundStyle(.green))
    let fill = stage.only(\.shape)?.content.fill
    #expect(fill?.plain == .color(.green) && fill?.shadows.count == 1)
  }

  @Test func `numbers that cannot be shown count as others`() {
    let style = Color.blue.shadow(.drop(radius: .nan, x: .infinity, y: -.infinity))
    let shadow = paint(style)?.shadows.first
    #expect(shadow?.radius == 0 && shadow?.x.isFinite == true && shadow?.y.isFinite == true)
  }

  @Test func `words and symbols keep their colour under it`() {
    let stage = Inspector(
      VStack {
        Text("Words").foregroundStyle(.red.shadow(.inner(radius: 1)))
        Image(systemName: "star")
      }
      .foregroundStyle(.blue.shadow(.drop(radius: 2))))
    let text = stage.only(\.text)?.content
    #expect(text?.color == .red && text?.paint?.shadows.first?.isInner == true)
    let symbol = stage.only(\.image)?.content
    #expect(symbol?.color == .blue && symbol?.paint?.shadows.first?.isInner == false)
  }

  @Test func `a part of a text that is painted differently is of its plain colour`() {
    let stage = Inspector(
      Text("One, ") + Text("two").foregroundStyle(.red.shadow(.drop(radius: 1))))
    let runs = stage.only(\.text)?.content.look?.runs ?? []
    #expect(runs.last?.color == .red && stage.only(\.text)?.content.paint == nil)
  }

  @Test func `the shadow of a shape moves`() throws {
    struct Card: View {
      @State private var isUp = false
      var body: some View {
        VStack {
          Rectangle().fill(.white.shadow(.drop(radius: isUp ? 8 : 0, y: isUp ? 4 : 0)))
            .frame(width: 50, height: 50)
          Button("Up") { withAnimation(.linear(duration: 1)) { isUp = true } }
        }
      }
    }
    let screen = Screen(Card(), animations: .on)
    try screen.tap("Up")
    screen.clock.advance(by: .milliseconds(500))
    let svg = screen.svg()
    #expect(svg.contains("stdDeviation=\"2\"") && svg.contains("dy=\"2\""))
  }

  @Test func `a picture shows shadows of shapes, lines, words and symbols`() {
    func filters(_ view: some View) -> Int {
      Screen(view).svg().components(separatedBy: "<g filter=").count - 1
    }
    let style = Color.blue.shadow(.drop(radius: 2)).shadow(.inner(radius: 2))
    #expect(filters(Circle().fill(style)) == 1)
    #expect(filters(Circle().stroke(style)) == 1)
    #expect(filters(Circle().fill(style).stroke(style)) == 2)
    #expect(filters(Text("Words").foregroundStyle(style)) == 1)
    #expect(filters(Image(systemName: "star").foregroundStyle(style)) == 1)
    #expect(filters(Text("Words").padding().background(style, in: Capsule())) == 1)
    #expect(filters(Circle().fill(.blue)) == 0)
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .style(style))
    }
    #expect(filters(canvas) == 1)
  }

  @Test func `a shadow inside of what is faint is at its edges alone`() {
    let svg = Screen(Circle().fill(.blue.opacity(0.3).shadow(.inner(radius: 2)))).svg()
    #expect(svg.contains("result=\"form\"") && svg.contains("operator=\"in\" in2=\"form\""))
  }
}
