/// What is told of a scroll view.
@MainActor
protocol ScrollWatcher: Node {
  /// It is laid out, or was moved.
  func scrolled(_ scroller: Scroller)

  /// What moves it is something else.
  func phaseChanged(of scroller: Scroller, from old: ScrollPhase)
}

/// The node of a view that watches the first scroll view inside it.
class ScrollWatchNode<V: View, Content: View>: WrapperNode<V, Content>, LayoutReader, ScrollWatcher
{
  private weak var area: (any ScrollArea)?

  final var scroller: Scroller? {
    guard let area, !area.flags.contains(.isDropped) else { return nil }
    return area.position
  }

  override func appear() {
    super.appear()
    graph.add(self)
  }

  override func disappear() { graph.areLayoutReadersStale = true }

  // What is further out reads first: the scroll view tells of this layout already.
  func readLayout() {
    guard scroller == nil else { return }
    area = scrollArea
    area?.position.add(self)
  }

  func scrolled(_ scroller: Scroller) {}

  func phaseChanged(of scroller: Scroller, from old: ScrollPhase) {}
}

extension Node {
  /// The first scroll view inside.
  fileprivate var scrollArea: (any ScrollArea)? {
    for child in children {
      if let area = child as? any ScrollArea ?? child.scrollArea { return area }
    }
    return nil
  }
}
