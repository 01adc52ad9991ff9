import Foundation
import PortableUI

/// Words that are read upwards or downwards, in the room that they take then.
struct Turned<Content: View>: View {
  let orientation: AxisValueLabelOrientation
  let content: Content

  init(orientation: AxisValueLabelOrientation, @ViewBuilder content: () -> Content) {
    self.orientation = orientation
    self.content = content()
  }

  var body: some View {
    switch orientation.kind {
    case .horizontal: content
    case .vertical: Sideways { content.fixedSize().rotationEffect(.degrees(90)) }
    case .verticalReversed: Sideways { content.fixedSize().rotationEffect(.degrees(-90)) }
    }
  }
}

/// As wide as its view is high, and as high as that is wide.
private struct Sideways: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
