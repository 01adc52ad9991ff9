import Foundation
import PortableUI

/// Marks that look the same, follow one another, and are drawn as one.
///
/// Of a hundred thousand bars or points a plot shows as many as it has pixels: those at the same place are
/// drawn once.
final class BatchOfMarks {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private var look: CrowdLook?
  private var mark: Mark?
  private var path = Path()
  private var cells: Set<Cell> = []
  private var columns: [Int: (top: CGFloat, bottom: CGFloat)] = [:]

  /// Whether the mark has become one of the batch.
  func takes(_ mark: Mark, in geometry: PlotGeometry) -> Bool {
    guard let look = Self.look(of: mark), self.look == nil || self.look == look else {
      return false
    }
    self.look = look
    if self.mark == nil { self.mark = mark }
    guard let frame = geometry.frame(of: mark)?.seen else { return true }
    if look.isPoint {
      let cell = Cell(x: Int(frame.midX * 2), y: Int(frame.midY * 2))
      guard cells.insert(cell).inserted else { return true }
      let point = CGPoint(x: frame.midX, y: frame.midY)
      path.addPath(geometry.model.symbol(of: mark, at: point))
    } else if frame.width < 1 {
      let column = Int(frame.midX.rounded(.down))
      let known = columns[column] ?? (frame.minY, frame.maxY)
      columns[column] = (min(known.top, frame.minY), max(known.bottom, frame.maxY))
    } else {
      path.addRect(frame)
    }
    return true
  }

  /// What is to be drawn, and a mark that looks like it.
  func take() -> (Path, Mark)? {
    guard let mark else { return nil }
    for (column, rows) in columns.sorted(by: { $0.key < $1.key }) {
      path.addRect(
        CGRect(x: CGFloat(column), y: rows.top, width: 1, height: rows.bottom - rows.top))
    }
    defer {
      (look, self.mark, path) = (nil, nil, Path())
      cells = []
      columns = [:]
    }
    return (path, mark)
  }

  private static func look(of mark: Mark) -> CrowdLook? {
    let style = mark.style
    guard style.foreground == nil, style.opacity == 1, style.cornerRadius == nil,
      style.symbolView == nil, style.symbol == nil, style.symbolSize == nil,
      style.layers.isEmpty, !style.alignsWithPlot
    else { return nil }
    return mark.form.look(inCrowd: mark)
  }
}

/// What marks have in common that are drawn as one.
struct CrowdLook: Hashable {
  var isPoint: Bool
  var color: Datum?
  var symbol: Datum?
  var size: Datum?
}
