import LayoutEngine

/// What a scroll view is to show.
enum ScrollGoal {
  /// What has this identity: its `anchor` at the same part of the scroll view, or as much as is needed.
  case view(AnyHashable, anchor: Point?)

  /// These parts of the ways it can be moved: 0 for the beginning, 1 for the end; `nil` for where it is.
  case part(x: Double?, y: Double?)

  /// These points of the content in the corner; `nil` for where it is.
  case point(x: Double?, y: Double?)

  /// The side of the content that is to be seen.
  init(_ edge: Edge) {
    switch edge {
    case .top: self = .part(x: nil, y: 0)
    case .bottom: self = .part(x: nil, y: 1)
    case .leading: self = .part(x: 0, y: nil)
    case .trailing: self = .part(x: 1, y: nil)
    }
  }

  /// The same parts of both ways.
  init(_ anchor: UnitPoint) { self = .part(x: Double(anchor.x), y: Double(anchor.y)) }
}

extension ScrollGoal {
  /// Where the scroll view of `node` is then, coming from `start`; `nil` where what it names is not
  /// there.
  @MainActor
  func offset(in node: any ScrollArea, _ range: ScrollRange, from start: Point) -> Point? {
    let isMirrored = node.scope.isMirrored
    switch self {
    case .view(let id, let anchor):
      guard let box = node.box, let place = node.find(id), let frame = place.frame(in: box)
      else { return nil }
      let anchor = anchor.map { isMirrored ? Point(x: 1 - $0.x, y: $0.y) : $0 }
      let shown = frame.reaching(up: place.cover(in: box))
      return range.offset(showing: shown, anchor: anchor, from: start)
    case .part(let x, let y):
      let x = x.map { isMirrored ? 1 - $0 : $0 }
      return range.clamped(
        Point(
          x: x.map { range.limit(along: .horizontal) * $0 } ?? start.x,
          y: y.map { range.limit(along: .vertical) * $0 } ?? start.y))
    case .point(let x, let y): return range.clamped(Point(x: x ?? start.x, y: y ?? start.y))
    }
  }
}
