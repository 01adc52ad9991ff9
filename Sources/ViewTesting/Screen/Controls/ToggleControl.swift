import LayoutEngine
import PortableUI

extension Controls {
  func toggle(_ content: ToggleContent) -> ShownControl {
    ShownControl(
      facts: .control(
        .toggle, content.isMixed ? "mixed" : content.isOn ? "on" : "off",
        isEnabled: content.isEnabled, tapCount: 1),
      size: { _ in content.room },
      draw: { $0.draw(content, in: $1) },
      tap: { element, times in
        if times % 2 == 1 { element.receive(.toggle(!content.isOn)) }
      })
  }
}

extension ToggleContent {
  fileprivate var room: Size {
    if mark != .lever {
      let side = size.number(12, 14, 18, 22, 26)
      return Size(width: side, height: side)
    }
    return Size(width: size.number(32, 41, 51, 58, 65), height: size.number(20, 25, 31, 35, 39))
  }
}

extension SVGDrawing {
  fileprivate mutating func draw(_ content: ToggleContent, in frame: Rect) {
    switch content.mark {
    case .lever: drawLever(content, in: frame)
    case .tick: drawBox(content, in: frame)
    case .dot: drawRing(content, in: frame)
    }
  }

  private mutating func drawLever(_ content: ToggleContent, in frame: Rect) {
    let radius = frame.size.height / 2
    let color = content.isOn ? palette.ink(content.tint ?? .green) : palette.line
    rectangle(frame, radius: radius, fill: color)
    let x = content.isOn ? frame.maxX - radius : frame.minX + radius
    circle(Point(x: x, y: frame.minY + radius), radius: radius - 2, fill: Ink("#ffffff"))
  }

  private mutating func drawRing(_ content: ToggleContent, in frame: Rect) {
    let radius = frame.size.width / 2
    let isOn = content.isOn
    rectangle(
      frame, radius: radius, fill: isOn ? palette.ink(content.tint ?? .accentColor) : palette.field,
      stroke: isOn ? nil : palette.line)
    let middle = Point(x: frame.minX + radius, y: frame.minY + radius)
    if isOn { circle(middle, radius: radius / 3, fill: Ink("#ffffff")) }
  }

  private mutating func drawBox(_ content: ToggleContent, in frame: Rect) {
    guard content.isOn || content.isMixed else {
      return rectangle(frame, radius: 4, fill: palette.field, stroke: palette.line)
    }
    rectangle(frame, radius: 4, fill: palette.ink(content.tint ?? .accentColor))
    let (side, white) = (
      frame.size.width, "\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\"/>"
    )
    func point(_ x: Double, _ y: Double) -> String {
      "\((frame.minX + x * side).text) \((frame.minY + y * side).text)"
    }
    add(
      "<path d=\"M" + point(0.25, 0.5)
        + (content.isMixed
          ? "L" + point(0.75, 0.5) : "L" + point(0.43, 0.7) + "L" + point(0.75, 0.3)) + white)
  }
}
