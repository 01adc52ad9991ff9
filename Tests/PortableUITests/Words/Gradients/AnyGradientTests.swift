import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct AnyGradientTests {
  private func paint(_ style: some ShapeStyle) -> GradientPaint? {
    guard case .gradient(let paint)? = Inspector(Circle().fill(style)).only(\.shape)?.content.fill
    else { return nil }
    return paint
  }

  @Test func `a colour's gradient goes from a lighter one down to the colour`() {
    let paint = paint(Color.blue.gradient)
    #expect(paint?.kind == .linear(from: .top, to: .bottom))
    #expect(paint?.stops.map(\.color) == [.blue, .blue])
    #expect(paint?.stops.map(\.location) == [0, 1])
    #expect(paint.map { $0.stops[0].light > 0.1 && $0.stops[1].light == 0 } == true)
  }

  @Test func `it may go another way, and colours of one's own may go there`() {
    let line = paint(.linearGradient(Color.red.gradient, startPoint: .leading, endPoint: .trailing))
    #expect(line?.kind == .linear(from: .leading, to: .trailing))
    #expect(line?.stops == paint(Color.red.gradient)?.stops)
    let own = AnyGradient(Gradient(colors: [.red, .green]))
    #expect(paint(own) == paint(Gradient(colors: [.red, .green])))
  }

  @Test func `a picture shows the lighter colour, in light and dark`() {
    func stops(_ color: Color, _ scheme: ColorScheme) -> [Substring] {
      let view = Rectangle().fill(color.gradient).preferredColorScheme(scheme)
      let svg = Screen(view, size: CGSize(width: 40, height: 20)).svg()
      return svg.matches(of: /stop-color="(#[0-9a-f]*)"/).map(\.1)
    }
    #expect(stops(Color(red: 0, green: 0.5, blue: 1), .light) == ["#3d9eff", "#0080ff"])
    #expect(stops(.red, .light) == ["#de6169", "#d32f3a"])
    #expect(stops(.red, .dark) == ["#f8877b", "#f66151"])
    #expect(stops(.white, .light) == ["#ffffff", "#ffffff"])
  }
}
