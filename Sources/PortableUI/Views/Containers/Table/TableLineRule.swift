import LayoutEngine

/// How a row of a table is laid out, or its titles: as wide as it may be, and as high as its highest cell.
///
/// The widths of the columns follow from the room alone. So all rows have the same ones, and no row is
/// measured for the sake of another. What there is beyond the cells are lines, one behind each column.
struct TableLineRule: LayoutRule, Hashable {
  let columns: [TableColumnRoom]

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let widths = columns.widths(in: proposal.width)
    let cells = cells(of: children, widths)
    let gaps = [TableColumnRoom].distance * Double(max(0, widths.count - 1))
    return Size(
      width: proposal.width ?? widths.reduce(gaps, +),
      height: cells.map(\.size.height).max() ?? 0)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let widths = columns.widths(in: size.width)
    var (start, ends) = (0.0, [Double]())
    for (column, cell) in cells(of: children, widths).enumerated() {
      let origin = Point(
        x: start + (widths[column] - cell.size.width) * columns[column].place,
        y: (size.height - cell.size.height) / 2)
      place(column, Placement(origin: origin, size: cell.size, proposal: cell.proposal))
      ends.append(start + widths[column])
      start += widths[column] + [TableColumnRoom].distance
    }
    let handle = Size(width: ColumnsRule.handle, height: size.height)
    for (column, end) in ends.enumerated() where columns.count + column < children.count {
      let line = columns.count + column
      // It learns its name while it is measured.
      _ = children.measure(line, for: Proposal(handle))
      // The line itself is the last point before the middle between two columns.
      let origin = Point(x: end + ([TableColumnRoom].distance - handle.width - 1) / 2, y: 0)
      place(line, Placement(origin: origin, size: handle, proposal: Proposal(handle)))
    }
  }

  private func cells(of children: some LayoutChildren, _ widths: [Double]) -> [Dimensions] {
    (0..<min(children.count, widths.count)).map {
      children.dimensions(of: $0, for: Proposal(width: widths[$0], height: nil))
    }
  }
}
