import Foundation
import PortableUI

/// A part of a circle, or of a ring.
struct SectorForm: MarkForm {
  let value: AngleValue
  var inner = MarkDimension.automatic
  var outer = MarkDimension.automatic
  var inset: CGFloat = 0

  var angle: AngleValue? { value }

  /// A small frame in the middle of the slice.
  func frame(of mark: Mark, at index: Int, in frames: MarkFrames) -> CGRect? {
    frames.slices[index].map {
      CGRect(origin: frames.slices.middle(of: $0, self), size: .zero)
        .offsetBy(dx: mark.style.offset.width, dy: mark.style.offset.height)
    }
  }

  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext) {
    guard let slice = painter.slices[index] else { return }
    var moved = context
    moved.translateBy(x: mark.style.offset.width, y: mark.style.offset.height)
    let radius = Double(mark.style.cornerRadius ?? 0)
    if radius > 0, let core = painter.slices.path(of: slice, self, depth: radius) {
      painter.fill(core, rounded: CGFloat(radius), as: mark, in: moved)
    } else if let path = painter.slices.path(of: slice, self) {
      painter.fill(path, as: mark, in: moved)
    }
  }
}
