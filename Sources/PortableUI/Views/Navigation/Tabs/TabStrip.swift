import LayoutEngine

/// The buttons of a tab view, which assistive technologies take for one list of tabs.
struct TabStripView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<TabStripView> { TabStripNode(self, at: place) }
}

final class TabStripNode: ViewNode<TabStripView> {
  private var background: NodeOf<IndexBackground>?

  override func appear() {
    let box = Box(.rule(TabBarRule()), for: self)
    let element = Element(.layer(LayerContent(reading: .whole)), of: self)
    element.accessibility.traits = .isTabBar
    box.element = element
    self.box = box
    room?.strip = self
  }

  private var room: (any TabRoom)? {
    for case let room as any TabRoom in outward { return room }
    return nil
  }

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    guard let room else { return }
    let headings = room.collectButtons(into: &boxes)
    hide(boxes.isEmpty)
    showBackground(room.isIndexOnBackground)
    var behind: ContiguousArray<Box> = []
    background?.collectBoxes(into: &behind)
    boxes.insert(contentsOf: behind, at: 0)
    let dot = room.dotOfPage
    clip(dot != nil)
    let rule = TabBarRule(headings: headings, hasBackground: background != nil, dot: dot)
    if rule != (box.content as? RuleContent<TabBarRule>)?.known { box.content = .rule(rule) }
  }

  /// Has it passed over in silence where it has no buttons.
  private func hide(_ isHidden: Bool) {
    guard let element = box?.element, element.accessibility.isHidden != isHidden else { return }
    element.accessibility.isHidden = isHidden
    box?.flags.insert(.needsUpdate)
    box?.setNeedsCommit()
  }

  /// Has nothing be seen or touched of dots for which there is no room.
  private func clip(_ isWanted: Bool) {
    box?.showAtOnce(
      .layer(LayerContent(clip: isWanted ? .rectangle : nil, reading: .whole)))
  }

  private func showBackground(_ isWanted: Bool) {
    guard isWanted != (background != nil) else { return }
    background?.drop()
    background = isWanted ? makeNode(IndexBackground(), at: inside) : nil
  }

  override func disappear() { background?.drop() }
}

extension TabNode {
  var dotOfPage: Int? {
    guard marks == .page else { return nil }
    return pages.filter { $0.isThere }.firstIndex { $0.page === shown }
  }
}
