/// A guide for each direction: how a frame, an overlay or a layered stack aligns its children.
package struct GuidePair: Hashable, Sendable {
  /// The guide for x.
  package var horizontal: Guide
  /// The guide for y.
  package var vertical: Guide

  package init(_ horizontal: Guide, _ vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centred both ways, what frames and overlays do unless told otherwise.
  package static let center = GuidePair(.horizontalCenter, .verticalCenter)
  /// The corner where reading begins.
  package static let topLeading = GuidePair(.leading, .top)

  /// The guide along `axis`.
  package subscript(axis: LayoutAxis) -> Guide {
    axis == .horizontal ? horizontal : vertical
  }
}
