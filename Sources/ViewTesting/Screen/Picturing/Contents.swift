import Foundation
import LayoutEngine
import PortableUI

/// Words, shapes and pictures.
extension Picture {
  mutating func draw(_ content: TextContent, in frame: Rect) {
    if content.isRedacted { return bar(frame) }
    write(
      content.text, font: content.font, color: content.color, lineLimit: content.lineLimit,
      alignment: content.alignment, in: frame)
  }

  mutating func write(
    _ text: String, font: Font, color: Color, lineLimit: Int? = nil,
    alignment: TextAlignment = .leading, in frame: Rect
  ) {
    let table = FontTable(font)
    // Half a point more, so that a width that was rounded does not break a line.
    let room = Proposal(width: frame.size.width + 0.5, height: frame.size.height + 0.5)
    let (anchor, x) =
      switch alignment {
      case .leading: ("start", frame.minX)
      case .center: ("middle", frame.minX + frame.size.width / 2)
      case .trailing: ("end", frame.maxX)
      }
    let lines = TextLines(text, font: font, lineLimit: lineLimit, in: room).lines
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      let y = frame.minY + table.ascent + Double(index) * table.lineHeight
      words(
        line.text, at: Point(x: x, y: y), anchor: anchor, width: table.points(line.width),
        font: font, fill: palette.ink(color))
    }
  }

  mutating func draw(_ content: ShapeContent, in frame: Rect) {
    var attributes = content.fill.map { palette.ink($0).attributes } ?? " fill=\"none\""
    if content.isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = content.stroke {
      let ink = palette.ink(stroke.paint)
      attributes += " stroke=\"\(ink.color)\" stroke-opacity=\"\(ink.opacity.text)\""
      attributes += " stroke-width=\"\(Double(stroke.style.lineWidth).text)\""
      if !stroke.style.dash.isEmpty {
        let dash = stroke.style.dash.map { Double($0).text }.joined(separator: " ")
        attributes += " stroke-dasharray=\"\(dash)\""
      }
    }
    add(path(content.outline, in: frame, attributes))
  }

  /// A picture: a symbol by the first letter of its name, a file by a crossed-out frame.
  mutating func draw(_ content: ImageContent, in frame: Rect) {
    if content.isRedacted { return bar(frame) }
    switch content.source {
    case .symbol(let name):
      let ink = palette.ink(content.color)
      let size = min(frame.size.width, frame.size.height)
      circle(frame.middle, radius: size * 0.45, fill: Ink(ink.color, opacity: ink.opacity * 0.2))
      words(
        name.prefix(1).uppercased(),
        at: Point(x: frame.middle.x, y: frame.middle.y + size * 0.2), anchor: "middle",
        width: size * 0.4, font: .system(size: size * 0.55), fill: ink)
    case .file, .loaded:
      rectangle(frame, fill: palette.field, stroke: palette.line)
      line(frame.origin, Point(x: frame.maxX, y: frame.maxY))
      line(Point(x: frame.maxX, y: frame.minY), Point(x: frame.minX, y: frame.maxY))
    case .missing: break
    }
  }

  /// What stands for content that is not there yet.
  private mutating func bar(_ frame: Rect) {
    let height = frame.size.height * 0.7
    rectangle(
      Rect(
        x: frame.minX, y: frame.minY + (frame.size.height - height) / 2, width: frame.size.width,
        height: height), radius: 4, fill: palette.line)
  }

  mutating func line(_ start: Point, _ end: Point) {
    add(
      "<line x1=\"\(start.x.text)\" y1=\"\(start.y.text)\" x2=\"\(end.x.text)\" "
        + "y2=\"\(end.y.text)\" stroke=\"\(palette.line.color)\"/>")
  }
}

extension Rect {
  /// The point in the middle.
  var middle: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}
