import Foundation
import LayoutEngine

/// The row that a person moves, until it is dropped.
struct RowDrag {
  let box: Box

  /// Which element of its collection it is, and which it would be.
  let start: Int
  var goal: Int

  /// How far down in its line it is held, and where in the window that was when it was taken.
  let hold: Double
  let origin: Double

  /// How far down in the window the pointer has come since then.
  var way = 0.0

  /// Up to which time the list has gone on by itself for it; `nil` where it does not.
  var carriedUntil: Double?
}

extension ListRowsNode {
  /// Notes where the row would go if the pointer let go of it that has come so far down in the
  /// window; `place` is how far down in the row it holds it, where that is known.
  func drag(_ box: Box, by height: CGFloat, heldAt place: Double? = nil) {
    guard let row = rows.first(where: { $0.box === box }), let move = row.facts.allowedMove
    else { return }
    let old = rowDrag
    if old?.box !== box || old?.start != move.element {
      guard let new = newDrag(of: row, move, heldAt: place) else { return }
      rowDrag = new
      stack?.draggedRow = row.facts.row
    }
    rowDrag?.way = Double(height)
    continueDrag()
    if old?.box !== box || old?.goal != rowDrag?.goal { looksChanged() }
  }

  private func newDrag(of row: MadeRow, _ move: RowMove, heldAt place: Double?) -> RowDrag? {
    guard let stack, let container, let number = row.number else { return nil }
    let (line, frame) = (stack.frame(of: number, in: container), row.box.record.frame)
    // What one element shows may be more than one row.
    let hold = frame.minY + (place ?? frame.size.height / 2) - line.minY
    return RowDrag(
      box: row.box, start: move.element, goal: move.element, hold: hold,
      origin: container.frame(in: .global).minY + line.minY + hold)
  }

  /// Finds out where the row that is dragged would go, wherever the list is by now.
  func continueDrag() {
    guard let drag = rowDrag, let stack, let container,
      let row = rows.first(where: { $0.box === drag.box }), let number = row.number,
      let move = row.facts.allowedMove, move.element == drag.start
    else { return }
    let start = stack.frame(of: number, in: container).minY + drag.hold
    let way = drag.way == 0 ? 0 : place(of: drag, in: container) - start
    let most = way < 0 ? move.element : move.count - 1 - move.element
    let passed = rowsPassed(by: move, from: number, abs(way), way < 0 ? -1 : 1, most: most)
    rowDrag?.goal = move.element + (way < 0 ? -passed : passed)
    followEdge()
  }

  /// How many of the rows that come next, each with its own height, lie more than half on the way that a row
  /// is dragged.
  private func rowsPassed(
    by move: RowMove, from row: Int, _ way: Double, _ step: Int, most: Int
  ) -> Int {
    var (passed, rest) = (0, way)
    while passed < most {
      let next = height(step * (passed + 1), beyond: move, at: row)
      let length = max(1, next + Double(view.look.rowSpacing))
      if rest < length / 2 { break }
      rest -= length
      passed += 1
    }
    return passed
  }

  /// How high the element is that is `count` elements beyond the one that `row` of the stack shows, or has
  /// inside.
  private func height(_ count: Int, beyond move: RowMove, at row: Int) -> Double {
    guard move.isPartOfRow else {
      guard let stack, let container else { return 0 }
      return stack.frame(of: row + count, in: container).size.height
    }
    var height = 0.0
    for other in madeRows(in: row) {
      guard let its = other.facts.move, its.owner === move.owner,
        its.element == move.element + count
      else { continue }
      height += other.box.record.frame.size.height
    }
    return height
  }

  /// Moves the row there, all the way at once, and with it what is selected together with it.
  func dropRow() {
    guard let drag = rowDrag else { return }
    let dragged = stack?.draggedRow
    endDrag(of: drag.box)
    guard let row = rows.first(where: { $0.box === drag.box }), let number = row.number,
      let move = row.facts.allowedMove, move.element == drag.start, drag.goal != drag.start,
      drag.goal < move.count
    else { return }
    let before = drag.goal > drag.start ? drag.goal + 1 : drag.goal
    // Out of sight it stays made until it goes where it can be seen.
    stack?.draggedRow = dragged
    defer { stack?.draggedRow = nil }
    withAnimation { move.action(elements(movedWith: move, at: number), before) }
  }

  /// The elements that a person takes along who drags `row`: all that are selected, if that is.
  private func elements(movedWith move: RowMove, at row: Int) -> IndexSet {
    if move.isPartOfRow { return parts(movedWith: move, of: row) }
    let first = row - move.element
    func isSelected(_ element: Int) -> Bool {
      position(in: first + element, where: selected.contains) != nil
    }
    guard selected.count > 1, isSelected(move.element) else { return [move.element] }
    return IndexSet((0..<move.count).filter { isSelected($0) && mayMove(first + $0) })
  }

  /// The same where they are all in one row of the stack.
  private func parts(movedWith move: RowMove, of row: Int) -> IndexSet {
    var elements: IndexSet = []
    for other in madeRows(in: row) {
      guard let its = other.facts.allowedMove, its.owner === move.owner,
        let value = value(of: other.facts), selected.contains(value)
      else { continue }
      elements.insert(its.element)
    }
    return elements.contains(move.element) ? elements : [move.element]
  }

  private func mayMove(_ row: Int) -> Bool {
    if let made = madeRows(in: row).first { return made.facts.allowedMove != nil }
    guard let stack else { return false }
    let known = known(of: stack.owner(of: row))
    let facts = known.sayings.contains(.edits) ? wholeFacts(ofRow: row) : known.facts
    return facts?.allowedMove != nil
  }

  /// Nobody moves it any more, if it was that row.
  func endDrag(of box: Box) {
    guard rowDrag?.box === box else { return }
    rowDrag = nil
    stack?.draggedRow = nil
    graph.motions.remove(self)
    looksChanged()
  }

  private func move(of box: Box) -> RowMove? {
    rows.first { $0.box === box }?.facts.allowedMove
  }

  /// Where the row that is moved, or what is held over the list, would come to lie at this one.
  func dropEdge(of row: MadeRow) -> VerticalEdge? {
    if let drop = rowDrop { return drop.box === row.box ? drop.edge : nil }
    guard let drag = rowDrag, drag.goal != drag.start, let move = row.facts.move,
      move.element == drag.goal, self.move(of: drag.box)?.owner === move.owner
    else { return nil }
    return drag.goal > drag.start ? .bottom : .top
  }
}
