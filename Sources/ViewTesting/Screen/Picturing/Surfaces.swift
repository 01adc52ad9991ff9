import LayoutEngine
import PortableUI

/// Bars of windows.
extension SVGDrawing {
  mutating func draw(_ content: SurfaceContent, of shown: Shown, in frame: Rect) {
    switch content {
    case .bar(let bar):
      rectangle(frame, fill: palette.field)
      rectangle(
        Rect(
          x: frame.minX, y: bar.edge == .top ? frame.maxY - 1 : frame.minY,
          width: frame.size.width, height: 1),
        fill: palette.line)
      let isTitleShown = !shown.children.contains { $0.content == .surface(.barItem(.title)) }
      if isTitleShown { write(titleOf: bar, in: frame) }
    case .barItem: break
    case .sheet(let sheet):
      rectangle(
        frame, fill: sheet.color.map(palette.ink) ?? palette.background, stroke: palette.line)
    case .popover(let popover):
      rectangle(
        frame, radius: 12, fill: popover.color.map(palette.ink) ?? palette.field,
        stroke: palette.line)
    case .dialog:
      rectangle(frame, radius: 14, fill: palette.field, stroke: palette.line)
    }
  }

  private mutating func write(titleOf bar: BarContent, in frame: Rect) {
    let lines = [
      bar.title.map { ($0, Font.headline, Color.primary) },
      bar.subtitle.map { ($0, Font.caption, Color.secondary) },
    ].compactMap(\.self)
    let heights = lines.map { FontTable($0.1).lineHeight }
    var y = frame.minY + (frame.size.height - heights.reduce(0, +)) / 2
    for ((words, font, color), height) in zip(lines, heights) {
      write(
        words, font: font, color: color, lineLimit: 1, alignment: .center,
        in: Rect(x: frame.minX, y: y, width: frame.size.width, height: height))
      y += height
    }
  }
}
