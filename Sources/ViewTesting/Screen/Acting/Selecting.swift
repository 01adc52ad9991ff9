public import PortableUI

extension Screen {
  /// Clicks a row of a list, with `modifiers` held: with Shift, the rows from the last one on are
  /// selected; with Control or Command, it is selected besides the others, or no longer.
  ///
  ///     try screen.select(.row("Milk"))
  ///     try screen.select(.row("Bread"), modifiers: .shift)
  public func select(_ row: Lookup, modifiers: EventModifiers = []) throws {
    graph.runFrame()
    let item = try find(row, to: "select") { $0.role == .row }
    let isRow: (Shown) -> Bool = { $0.content.facts.role == .row }
    guard let target = item.shown.reactor(isRow), case .layer(let layer) = target.content,
      layer.row?.isSelectable == true
    else {
      throw ScreenError(
        "Could not select \(item.title): it is no row that can be selected.",
        facts: [("rows", listed(items.filter { $0.role == .row }.map(\.title)))],
        fix: "Give the List a selection, and the row a tag or an identity of the selection's type.")
    }
    guard let place = self.item(for: target), place.isVisible else {
      throw outOfSight(item, to: "select")
    }
    try checkFront(item, to: "select")
    target.element?.receive(.pick(modifiers))
    graph.runFrame()
  }

  /// What the rows of lists and tables say that can be seen, in reading order.
  ///
  ///     #expect(screen.rows == ["Milk, 1 litre", "Bread, 2 loaves"])
  public var rows: [String] { items.filter { $0.role == .row && $0.isVisible }.map(\.name) }

  /// What the rows of lists that are selected say, in reading order.
  public var selectedRows: [String] {
    items.filter { item in
      if case .layer(let layer) = item.shown.content {
        layer.row?.isSelected ?? false
      } else {
        false
      }
    }.map(\.name)
  }
}
