extension Frame {
  /// Asks the marked views for their bodies, outer ones first, and brings the nodes up to date.
  ///
  /// A view that its parent has already brought up to date is not asked twice, and one that the
  /// parent dropped not at all.
  func evaluate() {
    while !graph.dirtyNodes.isEmpty {
      var nodes = graph.dirtyNodes.take()
      if nodes.count > 1 { nodes.sort { ($0.depth, $0.serial) < ($1.depth, $1.serial) } }
      for node in nodes where node.flags.contains(.isDirty) && !node.flags.contains(.isDropped) {
        node.flags.remove(.isDirty)
        trace?.note(body: node)
        node.evaluate()
      }
      graph.dirtyNodes.giveBack(&nodes)
    }
  }
}
