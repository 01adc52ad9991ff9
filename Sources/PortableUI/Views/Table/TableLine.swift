import LayoutEngine

/// The cells of a row of a table, or its titles, in their columns.
struct TableLine<Content: View>: RuleView {
  let columns: [TableColumnRoom]
  let content: Content

  init(_ columns: [TableColumnRoom], @ViewBuilder content: () -> Content) {
    self.columns = columns
    self.content = content()
  }

  var arranged: Content { content }
  var rule: BoxContent { .rule(TableLineRule(columns: columns)) }
}

/// How a row of a table is laid out: as wide as it may be, and as high as its highest cell.
///
/// The widths of the columns follow from the room alone. So all rows have the same ones, and no row is
/// measured for the sake of another.
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
    var start = 0.0
    for (column, cell) in cells(of: children, widths).enumerated() {
      let origin = Point(
        x: start + (widths[column] - cell.size.width) * columns[column].place,
        y: (size.height - cell.size.height) / 2)
      place(column, Placement(origin: origin, size: cell.size, proposal: cell.proposal))
      start += widths[column] + [TableColumnRoom].distance
    }
  }

  private func cells(of children: some LayoutChildren, _ widths: [Double]) -> [Dimensions] {
    (0..<min(children.count, widths.count)).map {
      children.dimensions(of: $0, for: Proposal(width: widths[$0], height: nil))
    }
  }
}
