import LayoutEngine
import PortableUI

extension Controls {
  func toggle(_ content: ToggleContent) -> ShownControl {
    ShownControl(
      facts: .control(
        .toggle, content.isOn ? "on" : "off", isEnabled: content.isEnabled, tapCount: 1),
      size: { _ in Size(width: 51, height: 31) },
      draw: { $0.draw(content, in: $1) },
      tap: { element, times in
        if times % 2 == 1 { element.receive(.toggle(!content.isOn)) }
      })
  }
}

extension SVGDrawing {
  fileprivate mutating func draw(_ content: ToggleContent, in frame: Rect) {
    let radius = frame.size.height / 2
    let color = content.isOn ? palette.ink(content.tint ?? .green) : palette.line
    rectangle(frame, radius: radius, fill: color)
    let x = content.isOn ? frame.maxX - radius : frame.minX + radius
    circle(Point(x: x, y: frame.minY + radius), radius: radius - 2, fill: Ink("#ffffff"))
  }
}
