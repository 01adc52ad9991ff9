import Foundation

/// The frames of marks, slices among them.
struct MarkFrames {
  private let geometry: PlotGeometry
  private let slices: Slices
  private let sliced: [Int: Slices.Slice]

  init(_ geometry: PlotGeometry) {
    self.geometry = geometry
    slices = Slices(of: geometry)
    sliced = Dictionary(slices.all.map { ($0.index, $0) }, uniquingKeysWith: { $1 })
  }

  /// The frame of a mark; of a slice a small one in its middle.
  subscript(index: Int) -> CGRect? {
    let mark = geometry.model.marks[index]
    switch mark.kind {
    case .sector(let sector):
      return sliced[index].map {
        CGRect(origin: slices.middle(of: $0, sector), size: .zero)
          .offsetBy(dx: mark.style.offset.width, dy: mark.style.offset.height)
      }
    case .point:
      let size = geometry.model.symbolSize(of: mark.style)
      return geometry.frame(of: mark)?.seen?.insetBy(dx: -size.width / 2, dy: -size.height / 2)
    default: return geometry.frame(of: mark)?.seen
    }
  }
}
