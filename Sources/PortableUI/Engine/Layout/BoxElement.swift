extension Box {
  /// Shows `content` from the next commit on. The box's size must not depend on it.
  func show(_ content: ElementContent) {
    show(content) { node.graph.motions.turn($0, to: content) }
  }

  /// The same, at once whatever animates around it.
  func showAtOnce(_ content: ElementContent) { show(content) { $0.goal = content } }

  private func show(_ content: ElementContent, _ turn: (Element) -> Void) {
    guard let element, element.goal != content else { return }
    turn(element)
    flags.insert(.needsUpdate)
    setNeedsCommit()
  }
}
