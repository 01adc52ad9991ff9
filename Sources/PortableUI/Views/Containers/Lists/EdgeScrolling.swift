import LayoutEngine

/// How a list goes on by itself while a row is held near the upper or the lower edge of what is
/// seen.
private enum EdgeScrolling {
  /// How near to the edge that is; in a low list a quarter of what is seen.
  static let reach = 40.0

  /// How fast it goes just there, and how fast at the edge and beyond it, in points a second.
  static let leastSpeed = 150.0
  static let mostSpeed = 900.0

  /// How long it waits: a row may be on its way to one that is seen there.
  static let pause = 0.2

  /// How long a step is at most: a picture that comes late is no leap.
  static let longestStep = 0.1
}

extension ListRowsNode {
  /// How far down in `container` the pointer is that drags a row, wherever the list is by now.
  func place(of drag: RowDrag, in container: Box) -> Double {
    drag.origin + drag.way - container.frame(in: .global).minY
  }

  /// Has the list go on by itself, if the pointer that drags a row is near an edge.
  func followEdge() {
    guard rowDrag?.carriedUntil == nil, edgeSpeed != 0 else { return }
    rowDrag?.carriedUntil = graph.backend.displayTime + EdgeScrolling.pause
    graph.motions.add(self)
    graph.needsFrame()
  }

  /// How fast the list goes on for the pointer, in points a second: up where it is less than zero.
  private var edgeSpeed: Double {
    // A row that is taken near an edge and led away from it does not call for what is beyond.
    guard let drag = rowDrag, drag.way != 0, let container,
      let scroller = container.scrolling(along: .vertical)
    else { return 0 }
    let isDown = drag.way > 0
    let end = isDown ? scroller.range.limit(along: .vertical) : 0
    let seen = container.visibleSpan(along: .vertical)
    let reach = min(EdgeScrolling.reach, (seen.upperBound - seen.lowerBound) / 4)
    let place = place(of: drag, in: container)
    let depth = reach - (isDown ? seen.upperBound - place : place - seen.lowerBound)
    guard reach > 0, depth > 0, abs(end - scroller.offset.y) > 0.001,
      EnvironmentValues(scope: scope).isScrollEnabled
    else { return 0 }
    let more = EdgeScrolling.mostSpeed - EdgeScrolling.leastSpeed
    let speed = EdgeScrolling.leastSpeed + more * min(1, depth / reach)
    return isDown ? speed : -speed
  }
}

extension ListRowsNode: Mover {
  func step(to time: Double) -> Bool {
    guard let before = rowDrag?.carriedUntil else { return false }
    let speed = edgeSpeed
    guard speed != 0, let scroller = container?.scrolling(along: .vertical) else {
      rowDrag?.carriedUntil = nil
      return false
    }
    // Where nothing is to be seen moving, `time` is the end of all motions: this one has none.
    let now = graph.backend.displayTime
    guard now > before else { return true }
    let way = speed * min(now - before, EdgeScrolling.longestStep)
    scroller.carry(to: scroller.offset + Point(x: 0, y: way))
    rowDrag?.carriedUntil = now
    return true
  }
}
