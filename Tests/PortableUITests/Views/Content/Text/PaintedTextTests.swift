import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct PaintedTextTests {
  private static let rainbow = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func text(_ view: some View) -> TextContent? { Inspector(view).only(\.text)?.content }

  private func svg(_ view: some View) -> String {
    Screen(view, size: CGSize(width: 120, height: 40)).svg()
  }

  @Test func `a text is painted with a gradient, its own or that of the views around`() {
    for content in [
      text(Text("A").foregroundStyle(Self.rainbow)),
      text(VStack { Text("A") }.foregroundStyle(Self.rainbow)),
    ] {
      guard case .gradient(let gradient)? = content?.paint else {
        Issue.record("no gradient")
        continue
      }
      #expect(gradient.stops.map(\.color) == [.red, .blue])
      #expect(content?.color == .red)
    }
  }

  @Test func `a picture shows colours of their own over letters in many, and grounds behind them`()
  {
    let angular = AngularGradient(colors: [.red, .blue], center: .center)
    var words = AttributedString("abc")
    if let range = words.range(of: "b") {
      words[range].foregroundColor = .green
      words[range].backgroundColor = .yellow
    }
    let picture = svg(Text(words).foregroundStyle(angular))
    let lines = picture.split(separator: "\n").map(String.init)
    guard let mask = lines.firstIndex(where: { $0.hasPrefix("<mask") }),
      let end = lines.firstIndex(where: { $0.hasPrefix("</mask") })
    else {
      Issue.record("no mask")
      return
    }
    let masked = lines[mask...end].joined()
    #expect(masked.contains("fill=\"none\">b</tspan>"))
    #expect(!masked.contains("<rect"))
    #expect(lines[..<mask].last?.hasPrefix("<rect") == true)
    let after = lines[end...].filter { $0.contains("<text") }
    #expect(after.count == 1 && after[0].contains("fill=\"none\">a<tspan"))
    #expect(after[0].contains(">b</tspan>") && !after[0].contains("opacity=\"0\""))
  }

  @Test func `a colour is no paint, and takes the place of one`() {
    #expect(text(Text("A").foregroundStyle(.red))?.paint == nil)
    let text = text(VStack { Text("A").foregroundStyle(.green) }.foregroundStyle(Self.rainbow))
    #expect(text?.paint == nil && text?.color == .green)
  }

  @Test func `a part of a painted text keeps its own colour`() {
    let words = Text("a") + Text("b").foregroundStyle(.red) + Text("c").bold()
    let content = text(words.foregroundStyle(Self.rainbow))
    #expect(content?.paint != nil)
    #expect(content?.look?.runs.map(\.color) == [nil, .red, nil])
  }

  @Test func `a picture shows letters and symbols in the gradient`() {
    #expect(svg(Text("A").foregroundStyle(Self.rainbow)).contains("fill=\"url(#gradient1)\">A"))
    let angular = AngularGradient(colors: [.red, .blue], center: .center)
    let turned = svg(Text("A").foregroundStyle(angular))
    #expect(turned.contains("mask=\"url(#mask1)\"") && turned.contains("crispEdges"))
    let star = svg(Image(systemName: "star").foregroundStyle(Self.rainbow))
    #expect(star.contains("mask=\"url(#mask1)\"") && star.contains("linearGradient"))
  }
}
