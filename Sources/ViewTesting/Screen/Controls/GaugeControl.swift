import Foundation
import LayoutEngine
import PortableUI

extension Controls {
  func gauge(_ content: GaugeContent) -> ShownControl {
    ShownControl(
      facts: .control(
        .progress, "\(Int((content.fraction * 100).rounded()))%", isEnabled: true),
      size: {
        content.look.isRound
          ? Size(width: 52, height: 52) : Size(width: max(20, $0.width ?? 100), height: 10)
      },
      draw: { $0.draw(content, in: $1) })
  }
}

extension SVGDrawing {
  fileprivate mutating func draw(_ content: GaugeContent, in frame: Rect) {
    let ink = palette.ink(content.tint ?? .accentColor)
    guard content.look.isRound else {
      let x = frame.minX + 5 + (frame.size.width - 10) * content.fraction
      track(frame, to: content.look == .dot ? frame.maxX : x, tint: content.tint)
      if content.look == .dot {
        circle(Point(x: x, y: frame.middle.y), radius: 5, fill: palette.ink(.white))
        circle(Point(x: x, y: frame.middle.y), radius: 3.5, fill: ink)
      }
      return
    }
    let radius = min(frame.size.width, frame.size.height) / 2 - 3.5
    let around = 2 * Double.pi * radius
    let (start, length) = content.turn
    func ring(_ part: Double, _ color: String) {
      let turn = (start - 0.25) * 360
      add(
        "<circle cx=\"\(frame.middle.x.text)\" cy=\"\(frame.middle.y.text)\" "
          + "r=\"\(radius.text)\" fill=\"none\" stroke-width=\"5\" stroke-linecap=\"round\" "
          + "stroke=\"\(color)\" stroke-dasharray=\"\((part * around).text) \(around.text)\" "
          + "transform=\"rotate(\(turn.text) \(frame.middle.x.text) \(frame.middle.y.text))\"/>")
    }
    ring(length, content.look == .arc ? ink.color : palette.line.color)
    if content.look == .arc {
      let angle = (start - 0.25 + length * content.fraction) * 2 * Double.pi
      let place = Point(
        x: frame.middle.x + radius * cos(angle), y: frame.middle.y + radius * sin(angle))
      circle(place, radius: 4, fill: palette.ink(.white))
      circle(place, radius: 2.5, fill: ink)
    } else if content.fraction > 0 {
      ring(content.fraction, ink.color)
    }
  }
}
