import LayoutEngine

/// Brings rows of a list into sight, and beside the title that stays at the edge.
extension ListRowsNode {
  /// Scrolls as far as is needed to show the row at `position`.
  func reveal(_ position: RowPosition) { reveal(position.row, position.index) }

  /// Scrolls as far as is needed to show all that `row` of the stack shows.
  func reveal(row: Int) { reveal(row, nil) }

  private func reveal(_ row: Int, _ index: Int?) {
    // How high the title over it is may be known only once that is made.
    if scroll(to: row, index), stack?.knowsCover(over: row) == false {
      cursor.revealed = (row, index)
    }
  }

  /// Scrolls again to what was brought into sight, now that more is known.
  func continueToRevealed() {
    guard let (row, index) = cursor.revealed else { return }
    cursor.revealed = nil
    _ = scroll(to: row, index)
  }

  /// Scrolls as far as is needed by what is known. Returns whether anything has moved.
  private func scroll(to row: Int, _ index: Int?) -> Bool {
    guard let stack, (0..<stack.rowCount).contains(row), let container,
      let scroller = container.scrolling(along: .vertical)
    else { return false }
    let position = index.map { RowPosition(row: row, index: $0) }
    var frame =
      position.map { self.frame(of: $0, in: stack, container) }
      ?? stack.frame(of: row, in: container)
    // A list is padded; what scrolls counts from the corner of all of it.
    var outer: Box? = container
    while let box = outer, box.content.scrolling == nil {
      frame.origin = frame.origin + box.record.frame.origin
      outer = box.parent
    }
    let before = scroller.offset
    scroller.reveal(frame.reaching(up: stack.cover(over: row, in: container)))
    let hasMoved = scroller.offset != before
    if hasMoved, rowSwipe != nil { closeSwipeLater() }
    return hasMoved
  }
}

extension Box {
  /// The box of the row of a list of which this is the content; itself where it is that of none.
  var wholeRow: Box {
    guard let outer = parent, outer.node is any RowHolder else { return self }
    return outer
  }
}
