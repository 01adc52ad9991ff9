import LayoutEngine

/// Where a scroll view is: the one place that says so, whoever moves it.
@MainActor
final class ScrollPosition {
  private unowned(unsafe) let node: any ScrollArea

  /// The point of the content that is seen in the corner of the view.
  private(set) var offset = Point.zero

  /// How much of it came about by itself; see ``ScrollContent/shift``.
  private(set) var shift = Point.zero

  /// Where it can be, as far as the layout is known.
  private(set) var range = ScrollRange(axes: [], viewport: .zero, content: .zero)

  init(of node: some ScrollArea) { self.node = node }

  /// Moves to `offset`, or as near as the content allows.
  func move(to offset: Point) {
    let new = range.clamped(offset)
    guard new != self.offset else { return }
    self.offset = new
    node.show()
    node.graph.scrolled()
  }

  /// Moves as far as is needed to show `rect`, a part of the content.
  func reveal(_ rect: Rect) { move(to: range.offset(showing: rect, from: offset)) }

  /// Takes in another layout.
  func settle(in range: ScrollRange) {
    self.range = range
    offset = range.clamped(offset)
  }

  /// Keeps what is seen where it is, though what lies before it has grown by `length`.
  func follow(_ length: Double, along axis: LayoutAxis) {
    offset[axis] += length
    shift[axis] += length
  }
}

extension Box {
  /// Where a place inside this box is seen in it, where it is scrolled.
  func seen(_ point: Point) -> Point {
    content.scrolling.map { point - $0.offset } ?? point
  }

  /// Brings this box into view in every scroll view around it.
  func reveal() {
    var rect = Rect(origin: .zero, size: record.frame.size)
    var inner = self
    while let outer = inner.parent {
      rect.origin = rect.origin + inner.record.frame.origin
      if let scrolling = outer.content.scrolling {
        scrolling.reveal(rect)
        rect.origin = rect.origin - scrolling.offset
      }
      inner = outer
    }
  }
}
