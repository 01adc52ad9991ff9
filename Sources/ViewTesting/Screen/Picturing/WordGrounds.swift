import LayoutEngine
import PortableUI

/// What is behind words.
extension SVGDrawing {
  /// Draws the colours behind parts of a line that begins at a byte of its text.
  mutating func grounds(
    of line: String, from start: Int, _ look: TextLook?, _ table: FontTable, in frame: Rect
  ) {
    var begin = 0
    for run in look?.runs ?? [] {
      let (from, to) = (begin - start, begin + run.length - start)
      begin += run.length
      guard let color = run.background, to > 0, from < line.utf8.count else { continue }
      func width(_ count: Int) -> Double {
        let words = String(line.utf8.prefix(max(0, count))) ?? line
        return table.points(words.reduce(0) { $0 + table.advance(of: $1) })
      }
      let (left, right) = (width(from), min(frame.size.width, width(to)))
      rectangle(
        Rect(x: frame.minX + left, y: frame.minY, width: right - left, height: frame.size.height),
        fill: palette.ink(color))
    }
  }
}
