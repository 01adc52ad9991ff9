import LayoutEngine
import PortableUI

/// Controls, in a plain look of our own.
extension Picture {
  mutating func draw(_ content: ButtonContent, in frame: Rect) {
    let color = content.role == .destructive ? Color.red : content.tint ?? .accentColor
    switch content.look {
    case .bordered: rectangle(frame, radius: 8, fill: palette.ink(color.opacity(0.14)))
    case .prominent: rectangle(frame, radius: 8, fill: palette.ink(color))
    case .plain: break
    }
  }

  mutating func draw(_ content: FieldContent, in frame: Rect) {
    rectangle(frame, radius: content.isBordered ? 6 : 2, fill: palette.field, stroke: palette.line)
    let height = FontTable(content.font).lineHeight
    let isEmpty = content.text.isEmpty
    write(
      isEmpty ? content.prompt : content.text, font: content.font,
      color: isEmpty ? .secondary : content.color, lineLimit: 1, alignment: content.alignment,
      in: Rect(
        x: frame.minX + 8, y: frame.middle.y - height / 2, width: max(0, frame.size.width - 16),
        height: height))
  }

  mutating func draw(_ content: ToggleContent, in frame: Rect) {
    let radius = frame.size.height / 2
    let color = content.isOn ? palette.ink(content.tint ?? .green) : palette.line
    rectangle(frame, radius: radius, fill: color)
    let x = content.isOn ? frame.maxX - radius : frame.minX + radius
    circle(Point(x: x, y: frame.minY + radius), radius: radius - 2, fill: Ink("#ffffff"))
  }

  mutating func draw(_ content: SliderContent, in frame: Rect) {
    let room = content.upper - content.lower
    let part = room > 0 ? (content.value - content.lower) / room : 0
    let radius = min(10, frame.size.height / 2)
    let x = frame.minX + radius + (frame.size.width - 2 * radius) * part
    track(frame, to: x, tint: content.tint)
    circle(Point(x: x, y: frame.middle.y), radius: radius, fill: palette.ink(.white))
    circle(
      Point(x: x, y: frame.middle.y), radius: radius - 1.5,
      fill: palette.ink(content.tint ?? .accentColor))
  }

  mutating func draw(_ content: PickerContent, in frame: Rect) {
    rectangle(frame, radius: 8, fill: palette.field, stroke: palette.line)
    let height = FontTable(.body).lineHeight
    guard content.isSegmented else {
      let chosen = content.selected.map { content.options[$0] } ?? ""
      let row = Rect(
        x: frame.minX + 12, y: frame.middle.y - height / 2, width: frame.size.width - 24,
        height: height)
      write(chosen, font: .body, color: .primary, lineLimit: 1, in: row)
      write("⌄", font: .body, color: .secondary, alignment: .trailing, in: row)
      return
    }
    let width = frame.size.width / Double(max(1, content.options.count))
    for (index, option) in content.options.enumerated() {
      let segment = Rect(
        x: frame.minX + Double(index) * width, y: frame.middle.y - height / 2, width: width,
        height: height)
      if index == content.selected {
        let pill = Rect(
          x: segment.minX + 2, y: frame.minY + 2, width: width - 4, height: frame.size.height - 4)
        rectangle(
          pill, radius: 6, fill: palette.ink((content.tint ?? .accentColor).opacity(0.25)))
      }
      write(option, font: .body, color: .primary, lineLimit: 1, alignment: .center, in: segment)
    }
  }

  mutating func draw(_ content: ProgressContent, in frame: Rect) {
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

  private mutating func track(_ frame: Rect, to x: Double, tint: Color?) {
    let bar = Rect(x: frame.minX, y: frame.middle.y - 2, width: frame.size.width, height: 4)
    rectangle(bar, radius: 2, fill: palette.line)
    rectangle(
      Rect(x: bar.minX, y: bar.minY, width: max(0, x - bar.minX), height: 4), radius: 2,
      fill: palette.ink(tint ?? .accentColor))
  }
}
