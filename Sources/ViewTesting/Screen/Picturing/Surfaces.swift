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
      if let title = bar.title, isTitleShown { write(title: title, in: frame) }
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

  private mutating func write(title: String, in frame: Rect) {
    let height = FontTable(.headline).lineHeight
    write(
      title, font: .headline, color: .primary, lineLimit: 1, alignment: .center,
      in: Rect(
        x: frame.minX, y: frame.minY + (frame.size.height - height) / 2, width: frame.size.width,
        height: height))
  }
}
