import LayoutEngine

extension Element {
  /// Begins a swipe over this element for the innermost view around it that goes along. There is none
  /// where a scroll view further in can be moved that way: it is.
  package func beginSwipe(_ way: SwipeWay, by tool: SwipeTool) -> Swipe? {
    guard let node else { return nil }
    return node.graph.inside {
      guard let hearer = node.swipeHearer(of: way, by: tool, over: self) else { return nil }
      return Swipe(way, of: hearer)
    }
  }
}

extension Node {
  fileprivate func swipeHearer(
    of way: SwipeWay, by tool: SwipeTool, over element: Element
  ) -> (any SwipeHearer)? {
    var isScrolled = false
    for node in outward {
      if let area = node as? any ScrollArea {
        if tool == .fingers, area.goesAlong(with: way) { return nil }
        isScrolled = isScrolled || area.isMoved(along: .vertical)
      }
      // What does not scroll is not pulled down.
      if let hearer = node as? any SwipeHearer, way != .down || isScrolled,
        hearer.takesSwipe(way, by: tool, over: element)
      {
        return hearer
      }
      if let root = node.ownLayoutRoot {
        return root.swipeHearers.first { $0.takesSwipe(way, by: tool, over: element) }
      }
    }
    return nil
  }
}

extension ScrollArea {
  fileprivate func isMoved(along axis: LayoutAxis) -> Bool {
    position.range.axes.contains(axis) && EnvironmentValues(scope: scope).isScrollEnabled
  }

  /// Whether it still has something to show that comes into sight that way.
  fileprivate func goesAlong(with way: SwipeWay) -> Bool {
    let axis: LayoutAxis = way == .down ? .vertical : .horizontal
    guard isMoved(along: axis) else { return false }
    let offset = position.offset[axis]
    return way == .left ? offset < position.range.limit(along: axis) - 0.5 : offset > 0.5
  }
}
