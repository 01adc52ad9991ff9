import LayoutEngine
import PortableUI

extension Controls {
  func stepper(_ content: StepperContent) -> ShownControl {
    ShownControl(
      facts: .control(.stepper, isEnabled: content.isEnabled),
      size: { _ in
        Size(
          width: content.size.number(48, 60, 72, 84, 96),
          height: content.size.number(22, 28, 34, 42, 50))
      },
      draw: { $0.draw(content, in: $1) })
  }
}

extension SVGDrawing {
  fileprivate mutating func draw(_ content: StepperContent, in frame: Rect) {
    rectangle(frame, radius: 8, fill: palette.field, stroke: palette.line)
    let height = FontTable(.body).lineHeight
    let width = frame.size.width / 2
    for (index, (sign, isThere)) in [
      ("−", content.canDecrement), ("+", content.canIncrement),
    ].enumerated() {
      let half = Rect(
        x: frame.minX + Double(index) * width, y: frame.middle.y - height / 2, width: width,
        height: height)
      write(
        sign, font: .body, color: isThere ? .primary : .secondary, lineLimit: 1,
        alignment: .center, in: half)
    }
  }
}
