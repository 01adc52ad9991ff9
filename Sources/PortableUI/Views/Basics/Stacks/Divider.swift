import LayoutEngine

/// A thin line across the stack it stands in; a level line outside of one.
public struct Divider {
  /// A line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Divider> { DividerNode(self, at: place) }
}

final class DividerNode: ElementNode<Divider> {
  override func content() -> ElementContent { .divider }
  override var isPlain: Bool { true }
  override func boxContent(of content: ElementContent) -> BoxContent { DividerShape.shared }
}

struct DividerShape: Leaf {
  static let shared = BoxContent.leaf(DividerShape())

  var reuse: Reuse { .exact }
  var isArithmetic: Bool { true }

  func size(for proposal: Proposal, in box: Box) -> Size {
    DividerLeaf(along: box.stackAxis ?? .vertical).size(for: proposal)
  }
}
