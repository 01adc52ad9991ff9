import LayoutEngine
import PortableUI

extension Controls {
  func progress(_ content: ProgressContent) -> ShownControl {
    ShownControl(
      facts: .control(.progress, content.percentage, isEnabled: true),
      size: {
        let side = content.size.number(12, 16, 20, 32, 44)
        return content.isCircular
          ? Size(width: side, height: side) : Size(width: max(20, $0.width ?? 100), height: 4)
      },
      draw: { $0.draw(content, in: $1) })
  }
}

extension SVGDrawing {
  fileprivate mutating func draw(_ content: ProgressContent, in frame: Rect) {
    guard content.isCircular else {
      return track(
        frame, to: frame.minX + frame.size.width * (content.fraction ?? 0.3), tint: content.tint)
    }
    let radius = min(frame.size.width, frame.size.height) / 2 - 2
    let around = 2 * Double.pi * radius
    let ring =
      "<circle cx=\"\(frame.middle.x.text)\" cy=\"\(frame.middle.y.text)\" "
      + "r=\"\(radius.text)\" fill=\"none\" stroke-width=\"3\" stroke="
    add(ring + "\"\(palette.line.color)\"/>")
    let part = around * (content.fraction ?? 0.3)
    add(
      ring + "\"\(palette.ink(content.tint ?? .accentColor).color)\" stroke-linecap=\"round\" "
        + "stroke-dasharray=\"\(part.text) \(around.text)\"/>")
  }
}

extension ProgressContent {
  fileprivate var percentage: String? { fraction.map { "\(Int(($0 * 100).rounded()))%" } }
}
