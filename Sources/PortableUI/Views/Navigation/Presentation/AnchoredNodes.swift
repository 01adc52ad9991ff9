/// A node that stands where another one is, outside of the layout around that.
@MainActor
protocol AnchoredNode: Node {
  /// Goes where that is by now.
  func followAnchor()
}

/// The nodes of a graph that follow others.
@MainActor
final class AnchoredNodes: FrameParticipant {
  private var nodes: ContiguousArray<any AnchoredNode> = []

  func add(_ node: some AnchoredNode) { nodes.append(node) }

  func remove(_ node: some AnchoredNode) { nodes.removeAll { $0 === node } }

  func layoutSettled() {
    for node in nodes { node.followAnchor() }
  }
}

extension Graph {
  /// The nodes that follow others.
  var anchoredNodes: AnchoredNodes { participant { _ in AnchoredNodes() } }
}
