import LayoutEngine

extension Box {
  /// The part of this box that is seen along `axis`, or would be if all of it was inside across that.
  func visibleSpan(along axis: LayoutAxis) -> Range<Double> {
    var origin = 0.0
    var (start, end) = (-Double.infinity, Double.infinity)
    func clip(to length: Double) {
      start = max(start, -origin)
      end = min(end, length - origin)
    }
    var inner = self
    while let outer = inner.parent {
      origin += inner.record.frame.origin[axis]
      if let scrolling = outer.content.scrolling {
        origin -= scrolling.offset[axis]
        clip(to: outer.record.frame.size[axis])
      }
      inner = outer
    }
    clip(to: inner.record.frame.size[axis])
    return start..<max(start, end)
  }

  /// The nearest scroll view around that is moved along `axis`.
  func scrolling(along axis: LayoutAxis) -> Scroller? {
    var outer = parent
    while let box = outer {
      if let scrolling = box.content.scrolling as? Scroller, scrolling.range.axes.contains(axis) {
        return scrolling
      }
      outer = box.parent
    }
    return nil
  }
}
