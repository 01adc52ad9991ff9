import Foundation
import PortableUI

/// Marks that are drawn as one thing, and what becomes of that.
///
/// Marks are in the same layer where they have the same object.
final class MarkLayer {
  let effect: any LayerEffect

  init(_ effect: any LayerEffect) { self.effect = effect }

  /// Puts each of the marks into a layer of its own: those that share one already into one around that.
  static func add(_ effect: any LayerEffect, to marks: inout ArraySlice<Mark>) {
    var around: [ObjectIdentifier: MarkLayer] = [:]
    for index in marks.indices {
      let inner = marks[index].style.layers.last.map(ObjectIdentifier.init)
      let layer = inner.flatMap { around[$0] } ?? MarkLayer(effect)
      if let inner { around[inner] = layer }
      marks[index].style.layers.append(layer)
    }
  }

  /// Puts all of the marks into one layer.
  static func addOne(_ effect: any LayerEffect, to marks: inout ArraySlice<Mark>) {
    let layer = MarkLayer(effect)
    for index in marks.indices { marks[index].style.layers.append(layer) }
  }
}

/// What becomes of a layer of marks.
protocol LayerEffect {
  /// Says to `context` how the layer is drawn, which reaches across `bounds`.
  func prepare(_ context: inout GraphicsContext, _ painter: PlotPainter, bounds: () -> CGRect?)
}

/// Content that is drawn in layers.
struct LayeredContent<Content: ChartContent> {
  let content: Content
  let add: (inout ArraySlice<Mark>) -> Void
}

extension LayeredContent: PrimitiveChartContent {
  func addMarks(to marks: inout [Mark]) {
    let first = marks.count
    content.gather(into: &marks)
    add(&marks[first...])
  }
}
