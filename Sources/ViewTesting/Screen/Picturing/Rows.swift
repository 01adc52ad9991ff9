import LayoutEngine
import PortableUI

/// Lists, in a plain look of our own.
extension SVGDrawing {
  mutating func draw(_ layer: LayerContent, in frame: Rect) {
    if let list = layer.list { draw(list, in: frame) }
    if let ground = layer.looks.ground {
      draw(ground, in: frame)
    }
    if let row = layer.row { draw(row, in: frame) }
  }

  private mutating func draw(_ list: ListContent, in frame: Rect) {
    if let ground = list.background { draw(ground, in: frame) }
  }

  private mutating func draw(_ ground: ListBackground, in frame: Rect) {
    rectangle(frame, fill: ground == .view ? palette.field : palette.background)
  }

  private mutating func draw(_ row: RowContent, in frame: Rect) {
    if row.look == .boxed, !row.hasBackground {
      let isAlone = row.hasRoundTop && row.hasRoundBottom
      rectangle(frame, radius: isAlone ? 8 : 0, fill: palette.field, stroke: palette.line)
    }
    if row.isStriped { rectangle(frame, fill: palette.ink(Color.primary.opacity(0.04))) }
    if row.isSelected { rectangle(frame, fill: palette.ink(Color.accentColor.opacity(0.25))) }
    if let edge = row.dropEdge {
      let y = edge == .top ? frame.minY : frame.maxY - 2
      rectangle(
        Rect(x: frame.minX, y: y, width: frame.size.width, height: 2),
        fill: palette.ink(.accentColor))
    }
    if let line = row.separator { draw(line, at: frame.maxY, in: frame) }
    if let line = row.topSeparator { draw(line, at: frame.minY, in: frame) }
  }

  private mutating func draw(_ separator: RowSeparator, at y: Double, in frame: Rect) {
    let ink = separator.color.map(palette.ink) ?? palette.line
    line(Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y), ink)
  }
}
