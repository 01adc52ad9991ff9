import LayoutEngine

/// Where something is scrolled to, as far as the layout cares.
@MainActor
protocol ScrollPlace: AnyObject {
  /// The point of the content that is seen in the corner.
  var offset: Point { get }

  /// Moves as far as is needed to show `rect`, a part of the content.
  func reveal(_ rect: Rect)
}

extension Box {
  /// Where a place inside this box is seen in it, where it is scrolled.
  func seen(_ point: Point) -> Point {
    content.scrolling.map { point - $0.offset } ?? point
  }

  /// Whether a part of it is seen in every scroll view around it.
  var isInSight: Bool {
    guard record.isValid else { return false }
    var rect = Rect(origin: .zero, size: record.frame.size)
    var inner = self
    while let outer = inner.parent {
      rect.origin = rect.origin + inner.record.frame.origin
      if let scrolling = outer.content.scrolling {
        rect.origin = rect.origin - scrolling.offset
        let port = Rect(origin: .zero, size: outer.record.frame.size)
        guard rect.intersects(port) else { return false }
      }
      inner = outer
    }
    return true
  }

  /// Brings this box into view in every scroll view around it, beside what stays at their edges.
  func reveal() {
    var rect = Rect(origin: .zero, size: record.frame.size)
    var (inner, cover) = (self, 0.0)
    while let outer = inner.parent {
      rect.origin = rect.origin + inner.record.frame.origin
      cover += outer.content.cover(over: inner, in: outer)
      if let scrolling = outer.content.scrolling {
        scrolling.reveal(rect.reaching(up: cover))
        cover = 0
        rect.origin = rect.origin - scrolling.offset
      }
      inner = outer
    }
  }
}

extension Rect {
  /// The same, reaching further up by `length`.
  func reaching(up length: Double) -> Rect {
    Rect(x: minX, y: minY - length, width: size.width, height: size.height + length)
  }
}
