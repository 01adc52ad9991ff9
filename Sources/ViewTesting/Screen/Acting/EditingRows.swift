import Foundation
import LayoutEngine
import PortableUI

extension Screen {
  /// Deletes a row of a list, as a person does by the Delete key or the button at its end.
  ///
  ///     try screen.delete(.row("Milk"))
  public func delete(_ row: Lookup) throws {
    let (item, content) = try self.row(row, to: "delete")
    guard content.isDeletable else {
      throw ScreenError(
        "Could not delete \(item.title): it cannot be deleted.", facts: [("at", item.frame.text)],
        fix: "Give its ForEach onDelete(perform:), and look for deleteDisabled(_:).")
    }
    item.shown.element?.receive(.delete)
    graph.runFrame()
  }

  /// Moves a row of a list up or down by one, as a person does by the arrow keys with Alt held.
  ///
  ///     try screen.move(.row("Milk"), .up)
  public func move(_ row: Lookup, _ direction: VerticalMove) throws {
    let (item, content) = try self.row(row, to: "move")
    guard direction == .up ? content.movesUp : content.movesDown else {
      throw ScreenError(
        "Could not move \(item.title) \(direction.rawValue): it cannot be moved that way.",
        facts: [("at", item.frame.text)],
        fix: "Give its ForEach onMove(perform:), and look whether it is at the end.")
    }
    item.shown.element?.receive(.move(direction == .up ? -1 : 1))
    graph.runFrame()
  }

  /// Takes a row of a list that can be moved, drags it to where `other` is, and lets go of it.
  ///
  ///     try screen.drag(.row("Milk"), to: .row("Tea"))
  ///
  /// While the list is edited, it is taken by its handle.
  ///
  /// What can be dragged away, as `draggable(_:)` says, is dragged to what it can be dropped on:
  ///
  ///     try screen.drag("Apple", to: "Basket")
  ///     await screen.settle()
  public func drag(_ row: Lookup, to other: Lookup) throws {
    graph.runFrame()
    let thing = try find(row, to: "drag") { $0.role == .row || $0.shown.exchanging(.gives) != nil }
    let isTaken = matches(other).contains { $0.shown.exchanging(.takes) != nil }
    if let giver = thing.shown.exchanging(.gives), isTaken || !thing.isInMovableRow {
      return try drag(giver, of: thing, to: other)
    }
    let (item, content) = try self.row(row, to: "drag")
    let goal = try find(other, to: "drag \(item.title) to") { $0.role == .row }
    guard goal.isVisible else { throw outOfSight(goal, to: "drag something to") }
    let handles = items.filter { $0.name == "Reorder" && $0.shown.isSameOrInside(item.shown) }
    if let handle = handles.first?.middle {
      let end = goal.middle.y + handle.y - item.middle.y
      return try drag(
        from: CGPoint(x: handle.x, y: handle.y), to: CGPoint(x: handle.x, y: end))
    }
    guard content.isDraggable else {
      throw ScreenError(
        "Could not drag \(item.title): it cannot be moved.", facts: [("at", item.frame.text)],
        fix: "Give its ForEach onMove(perform:), and look for moveDisabled(_:).")
    }
    let way = goal.middle.y - item.middle.y
    for step in 1...4 {
      item.shown.rowAround?.element?.receive(.dragRow(by: way * Double(step) / 4))
      graph.runFrame()
    }
    item.shown.rowAround?.element?.receive(.dropRow)
    graph.runFrame()
  }

  /// Where a row is moved.
  public enum VerticalMove: String, Hashable, Sendable {
    /// Before the row above it.
    case up
    /// Behind the row below it.
    case down
  }

  /// Asks for what is shown anew, as a person does by F5 or by pulling with a finger.
  ///
  /// Where several views can be asked, say in which: `pullToRefresh(in: "Inbox")`. Of those around each other the
  /// innermost around that is meant.
  public func pullToRefresh(in lookup: Lookup? = nil) throws {
    graph.runFrame()
    var found = items.filter { $0.isVisible && $0.shown.isRefreshable }
    if let lookup {
      let inner = try find(lookup, to: "refresh") { $0.isVisible }
      // What is around something comes before it.
      let innermost = found.last { inner.shown.isSameOrInside($0.shown) }
      found = innermost.map { [$0] } ?? found.filter { $0.shown.isSameOrInside(inner.shown) }
    }
    guard found.count == 1 else {
      throw ScreenError(
        found.isEmpty
          ? "Could not refresh: nothing on the screen can be asked for anew."
          : "Could not refresh: \(found.count) things on the screen can be asked for anew.",
        facts: [("found", listed(found.map { "\($0.title) at \($0.frame.text)" }))],
        fix: found.isEmpty
          ? "Give the view refreshable(action:)." : "Say in which: pullToRefresh(in:).")
    }
    found[0].shown.element?.receive(.refresh)
    graph.runFrame()
  }

  private func row(
    _ lookup: Lookup, to verb: String
  ) throws(ScreenError) -> (Item, RowContent) {
    graph.runFrame()
    let found = try find(lookup, to: verb) { $0.role == .row }
    guard let shown = found.shown.rowAround, let item = self.item(for: shown),
      case .layer(let layer) = shown.content, let row = layer.row
    else {
      throw ScreenError(
        "Could not \(verb) \(found.title): it is in no row of a list.",
        facts: [("rows", listed(items.filter { $0.role == .row }.map(\.title)))],
        fix: "Take one of those rows.")
    }
    guard item.isVisible else { throw outOfSight(item, to: verb) }
    try checkFront(item, to: verb)
    return (item, row)
  }
}

extension Item {
  /// Whether a person moves the row that it is in by dragging it.
  fileprivate var isInMovableRow: Bool {
    guard case .layer(let layer)? = shown.rowAround?.content else { return false }
    return layer.row?.isDraggable == true
  }
}

extension Shown {
  /// The row of a list that it is, or is in.
  var rowAround: Shown? {
    if case .layer(let layer) = content, layer.row != nil { return self }
    return parent?.rowAround
  }

  fileprivate var isRefreshable: Bool {
    if case .layer(let layer) = content { layer.isRefreshable } else { false }
  }
}
