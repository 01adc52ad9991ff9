extension Box {
  /// Shows `content` from the next commit on. The box's size must not depend on it.
  func show(_ content: ElementContent) {
    guard let element, element.goal != content else { return }
    node.graph.motions.turn(element, to: content)
    flags.insert(.needsUpdate)
    setNeedsCommit()
  }

  /// The same, at once whatever animates around it.
  func showAtOnce(_ content: ElementContent) {
    guard let element, element.goal != content else { return }
    element.goal = content
    flags.insert(.needsUpdate)
    setNeedsCommit()
  }
}
