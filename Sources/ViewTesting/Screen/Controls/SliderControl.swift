import LayoutEngine
import PortableUI

extension Controls {
  func slider(_ content: SliderContent) -> ShownControl {
    ShownControl(
      facts: .control(.slider, content.value.text, isEnabled: content.isEnabled),
      size: {
        content.isDivider
          ? $0.replacingUnspecified(by: Size(width: 9, height: 28))
          : Size(width: max(60, $0.width ?? 150), height: 28)
      },
      draw: {
        content.isDivider
          ? $0.drawLine(in: $1, isLevel: content.isVertical) : $0.draw(content, in: $1)
      })
  }
}

extension SVGDrawing {
  fileprivate mutating func drawLine(in frame: Rect, isLevel: Bool) {
    let line =
      isLevel
      ? Rect(x: frame.minX, y: frame.middle.y.rounded(.down), width: frame.size.width, height: 1)
      : Rect(x: frame.middle.x.rounded(.down), y: frame.minY, width: 1, height: frame.size.height)
    rectangle(line, fill: palette.line)
  }

  fileprivate mutating func draw(_ content: SliderContent, in frame: Rect) {
    let room = content.upper - content.lower
    let part = room > 0 ? (content.value - content.lower) / room : 0
    let radius = min(ControlMetrics.knobRadius, frame.size.height / 2)
    let x = frame.minX + radius + (frame.size.width - 2 * radius) * part
    track(frame, to: x, tint: content.tint)
    circle(Point(x: x, y: frame.middle.y), radius: radius, fill: palette.ink(.white))
    circle(
      Point(x: x, y: frame.middle.y), radius: radius - 1.5,
      fill: palette.ink(content.tint ?? .accentColor))
  }
}
