public import Foundation
import LayoutEngine

/// Room that gives way: it takes what is left in a stack.
public struct Spacer {
  let minLength: CGFloat?

  /// Room of at least `minLength`, or of the usual distance where that is `nil`.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Spacer> { SpacerNode(self, at: place) }
}

final class SpacerNode: ViewNode<Spacer> {
  override func appear() { box = Box(content, for: self) }

  override func viewChanged() {
    guard let box else { return }
    box.content = content
    graph.layoutChanged(box.parent ?? box)
  }

  private static let usual = BoxContent.leaf(SpacerShape(minLength: nil))

  private var content: BoxContent {
    view.minLength.map { .leaf(SpacerShape(minLength: Double($0))) } ?? Self.usual
  }
}

struct SpacerShape: Leaf {
  var givesWay: Bool { true }
  let minLength: Double?
  var reuse: Reuse { .exact }
  var isArithmetic: Bool { true }

  func size(for proposal: Proposal, in box: Box) -> Size {
    LayoutEngine.SpacerLeaf(minLength: minLength, along: box.stackAxis).size(for: proposal)
  }
}
