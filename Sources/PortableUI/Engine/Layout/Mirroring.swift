import LayoutEngine

// Rules know one direction, from left to right. Where people read from right to left, each box puts what is
// inside it where a mirror would show it; so every rule holds in both directions, also one of an app's own.

extension Box {
  /// Whether what is inside it stands from right to left.
  final var isMirrored: Bool { node.scope.isMirrored }
}

extension Graph {
  /// Lays everything out anew, because some of it is read in another direction.
  func directionChanged() {
    if let rootBox { directionChanged(in: rootBox) }
  }

  private func directionChanged(in box: Box) {
    box.node.scope.followDirection()
    layoutChanged(box)
    if box.element != nil {
      box.flags.insert(.needsUpdate)
      box.setNeedsCommit()
    }
    for child in box.children { directionChanged(in: child) }
    guard box.flags.contains(.isLayoutRoot), let room = box.node.ownLayoutRoot else { return }
    for box in room.attached { directionChanged(in: box) }
  }
}

/// Sees to it that a graph follows the direction that is set for all of it, or around it.
final class GraphDirection: Reader {
  private unowned let graph: Graph
  private let scope: EnvironmentScope
  private var direction = LayoutDirection.leftToRight

  init(of graph: Graph, _ scope: EnvironmentScope) {
    self.graph = graph
    self.scope = scope
    super.init()
    direction = current
  }

  private var current: LayoutDirection {
    Tracking.note(self, isMore: false) { EnvironmentValues(scope: scope).layoutDirection }
  }

  override func invalidate() {
    let old = direction
    direction = current
    if direction != old { graph.directionChanged() }
  }

  /// Ends its interest.
  func close() { reads.forget(self) }
}
