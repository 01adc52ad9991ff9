import Foundation
import PortableUI

/// Draws the marks of a plot.
struct PlotPainter {
  let geometry: PlotGeometry
  let series: [Int: Series]
  let slices: Slices
  let marks: [Mark]
  private let batch = BatchOfMarks()

  var model: ChartModel { geometry.model }

  /// A painter of the marks of the plot, or of others on the same scales.
  init(_ geometry: PlotGeometry, _ marks: [Mark]? = nil) {
    self.geometry = geometry
    self.marks = marks ?? geometry.model.marks
    series = Series.all(of: self.marks)
    slices = Slices(of: self.marks, in: geometry.size)
  }

  func draw(in context: GraphicsContext) { draw(marks.indices, depth: 0, in: context) }

  /// Draws marks that are in as many layers already as `depth` says.
  private func draw(_ range: Range<Int>, depth: Int, in context: GraphicsContext) {
    let isCrowd = range.count >= Thinning.least
    var index = range.lowerBound
    while index < range.upperBound {
      let mark = marks[index]
      if isCrowd, batch.takes(mark, in: geometry) {
        index += 1
        continue
      }
      flush(in: context)
      guard let layer = mark.layer(at: depth) else {
        mark.form.draw(mark, at: index, by: self, in: context)
        index += 1
        continue
      }
      let end = range.first { $0 > index && marks[$0].layer(at: depth) !== layer }
      let inside = index..<(end ?? range.upperBound)
      draw(inside, as: layer, depth: depth, in: context)
      index = inside.upperBound
    }
    flush(in: context)
  }

  private func draw(
    _ range: Range<Int>, as layer: MarkLayer, depth: Int, in context: GraphicsContext
  ) {
    // The points of a line draw nothing but the first.
    guard range.contains(where: { !marks[$0].form.makesSeries || series[$0] != nil }) else {
      return
    }
    var outer = context
    layer.effect.prepare(&outer, self) { bounds(of: range) }
    outer.drawLayer { draw(range, depth: depth + 1, in: $0) }
  }

  /// What marks reach across.
  private func bounds(of range: Range<Int>) -> CGRect? {
    let frames = MarkFrames(of: self)
    var bounds: CGRect?
    for index in range {
      let found = series[index].map(\.marks) ?? [marks[index]]
      for mark in found {
        guard let frame = mark.form.frame(of: mark, at: index, in: frames) else { continue }
        bounds = bounds?.union(frame) ?? frame
      }
    }
    return bounds
  }

  private func flush(in context: GraphicsContext) {
    guard let (path, mark) = batch.take() else { return }
    fill(path, as: mark, in: context)
  }
}

extension Mark {
  /// The layer that it is in, counted from the outside.
  fileprivate func layer(at depth: Int) -> MarkLayer? {
    let layers = style.layers
    return depth < layers.count ? layers[layers.count - 1 - depth] : nil
  }
}
