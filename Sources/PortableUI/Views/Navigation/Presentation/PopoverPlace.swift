import LayoutEngine

/// Where a popover stands beside what it points at, where nobody else decides that.
struct PopoverPlace {
  let size: Size

  /// The room that what it points at is in.
  let around: Size

  /// Its arrow.
  private static let gap = 8.0

  /// Its corner, at `edge` of `target` or, where there is room only there, at the edge opposite.
  func corner(at edge: Edge, of target: Rect) -> Point {
    let wanted = rawCorner(at: edge, of: target)
    let other = rawCorner(at: edge.opposite, of: target)
    let corner = !fits(wanted, along: edge) && fits(other, along: edge) ? other : wanted
    switch edge {
    case .top, .bottom:
      return Point(x: inside(corner.x, size.width, around.width), y: corner.y.rounded())
    case .leading, .trailing:
      return Point(x: corner.x.rounded(), y: inside(corner.y, size.height, around.height))
    }
  }

  private func rawCorner(at edge: Edge, of target: Rect) -> Point {
    let (x, y) = (
      target.minX + (target.size.width - size.width) / 2,
      target.minY + (target.size.height - size.height) / 2
    )
    return switch edge {
    case .top: Point(x: x, y: target.minY - Self.gap - size.height)
    case .bottom: Point(x: x, y: target.maxY + Self.gap)
    case .leading: Point(x: target.minX - Self.gap - size.width, y: y)
    case .trailing: Point(x: target.maxX + Self.gap, y: y)
    }
  }

  private func fits(_ corner: Point, along edge: Edge) -> Bool {
    switch edge {
    case .top, .bottom: corner.y >= 0 && corner.y + size.height <= around.height
    case .leading, .trailing: corner.x >= 0 && corner.x + size.width <= around.width
    }
  }

  private func inside(_ corner: Double, _ length: Double, _ room: Double) -> Double {
    max(0, min(corner, room - length)).rounded()
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
