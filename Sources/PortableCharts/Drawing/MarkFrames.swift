import Foundation
import PortableUI

/// The frames of marks, slices among them.
struct MarkFrames {
  let geometry: PlotGeometry
  let slices: Slices
  private let marks: [Mark]

  init(_ geometry: PlotGeometry) {
    self.geometry = geometry
    marks = geometry.model.marks
    slices = Slices(of: marks, in: geometry.size)
  }

  /// The frames of the marks that somebody draws.
  init(of painter: PlotPainter) {
    (geometry, slices, marks) = (painter.geometry, painter.slices, painter.marks)
  }

  /// The frame of a mark; of a slice a small one in its middle.
  subscript(index: Int) -> CGRect? {
    let mark = marks[index]
    return mark.form.frame(of: mark, at: index, in: self)
  }
}
