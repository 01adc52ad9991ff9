import LayoutEngine

/// How columns stand beside one another, with a line between each two.
struct ColumnsRule: LayoutRule, Hashable {
  /// A column that is seen.
  struct Column: Hashable {
    /// Which of the children it is, and which the line behind it; the last one has none.
    var child: Int
    var line: Int?

    /// How wide it may be, and how wide a person wants it.
    var width: ColumnWidth
    var wanted: Double
  }

  var columns: [Column] = []

  /// How wide the handle of a line is, which lies over the columns.
  static let handle = 9.0

  /// How wide each column is in a room. What is left is the last one's, which has its least before the
  /// others have more than theirs.
  func widths(in room: Double) -> [Double] {
    guard let last = columns.last else { return [] }
    var widths = columns.dropLast().map { $0.width.nearest(to: $0.wanted) }
    for index in widths.indices.reversed() {
      let missing = widths.reduce(last.width.least) { $0 + $1 } - room
      if missing > 0 { widths[index] = max(columns[index].width.least, widths[index] - missing) }
    }
    return widths + [max(0, widths.reduce(room) { $0 - $1 })]
  }

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let least = columns.map { children.measure($0.child, for: .zero).width }.max() ?? 0
    let usual = columns.reduce(0) { $0 + ($1.line == nil ? $1.width.ideal : $1.wanted) }
    let width = max(least, proposal.width ?? usual)
    if let height = proposal.height, height > 0 { return Size(width: width, height: height) }
    let heights = zip(columns, widths(in: width)).map {
      children.measure($0.child, for: Proposal(width: $1, height: proposal.height)).height
    }
    return Size(width: width, height: heights.max() ?? 0)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    var x = 0.0
    for (column, width) in zip(columns, widths(in: size.width)) {
      let room = Size(width: width, height: size.height)
      place(
        column.child,
        Placement(origin: Point(x: x, y: 0), size: room, proposal: Proposal(room)))
      x += width
      guard let line = column.line else { continue }
      let handle = Size(width: Self.handle, height: size.height)
      // It learns its name while it is measured.
      _ = children.measure(line, for: Proposal(handle))
      place(
        line,
        Placement(
          origin: Point(x: x - (Self.handle + 1) / 2, y: 0), size: handle,
          proposal: Proposal(handle)))
    }
  }
}
