/// The offsets a viewport can be scrolled to, and the one that shows a given part of the content.
package struct ScrollRange: Hashable, Sendable {
  /// The directions in which the content may be moved.
  package var axes: LayoutAxes
  /// The size of the window.
  package var viewport: Size
  /// The size of what is seen through it.
  package var content: Size

  package init(axes: LayoutAxes, viewport: Size, content: Size) {
    self.axes = axes
    self.viewport = viewport
    self.content = content
  }

  /// The greatest offset along `axis`; 0 where the content fits or may not be moved.
  package func limit(along axis: LayoutAxis) -> Double {
    axes.contains(axis) ? Length.distance(max(0, content[axis] - viewport[axis])) : 0
  }

  /// `offset`, brought back to where the content can be.
  package func clamped(_ offset: Point) -> Point {
    func clamp(_ axis: LayoutAxis) -> Double {
      min(max(0, Length.distance(offset[axis])), limit(along: axis))
    }
    return Point(x: clamp(.horizontal), y: clamp(.vertical))
  }

  /// The part of the content that is seen at `offset`.
  package func visible(at offset: Point) -> Rect {
    Rect(origin: clamped(offset), size: viewport)
  }

  /// The offset that shows `target`, a frame in the content, coming from `offset`.
  ///
  /// With an anchor, the point at that fraction of the target comes to lie on the same fraction of
  /// the viewport. Without one the content moves just as far as needed, and not at all when the
  /// target is already in sight; of a target larger than the viewport the start is shown.
  package func offset(showing target: Rect, anchor: Point? = nil, from offset: Point) -> Point {
    let current = clamped(offset)
    func along(_ axis: LayoutAxis) -> Double {
      let start = target.origin[axis]
      let length = target.size[axis]
      if let anchor { return start + (length - viewport[axis]) * anchor[axis] }
      let latest = min(start, current[axis])
      return max(latest, min(start, start + length - viewport[axis]))
    }
    return clamped(Point(x: along(.horizontal), y: along(.vertical)))
  }
}
