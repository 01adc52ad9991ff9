import Foundation
import PortableUI

/// One item after another, in as many lines as they need.
struct LegendLayout: Layout {
  let isStanding: Bool
  private static var gap: CGSize { CGSize(width: 12, height: 4) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(of: subviews, in: proposal.width)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat?) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { view in
      var size = view.sizeThatFits(.unspecified)
      if let width, width.isFinite { size.width = min(size.width, max(0, width)) }
      let isFull = x > 0 && x + size.width > (width ?? .infinity) + 0.5
      if isFull || (isStanding && x > 0) {
        (x, y, height) = (0, y + height + Self.gap.height, 0)
      }
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      x += size.width + Self.gap.width
      height = max(height, size.height)
      return frame
    }
  }
}
