import LayoutEngine

/// How the box of a lazy container is laid out: by the lengths of the rows that were measured, and for
/// the others by a guess.
///
/// Where the lines are is kept in ``LazyExtents``, without spacing between them: the length of a line
/// includes the spacing behind it, so that a row in which there is nothing takes no room at all.
final class LazyContent: BoxContent {
  var arrangement: LazyArrangement {
    didSet {
      widest = 0
      forgetLengths()
    }
  }

  private let rows = LazyRows()
  private var lines: LazyLines
  private var extents = LazyExtents(count: 0, spacing: 0)

  /// The rows that stay in sight, and the boxes of those that are at an edge for now.
  private(set) var pinned = PinnedRows([])
  private var raised: ContiguousArray<Box> = []

  /// The row that a person drags, which stays made wherever it is.
  weak var draggedRow: Node?

  /// Whether it has ever been given a place.
  private var isPlaced = false

  /// The greatest length across the container that a row would like to have, of those that were
  /// measured since somebody asked.
  private var widest = 0.0
  private var isAskedForWidest = false

  /// What the length of a line is thought to be before one was measured.
  private static let guess = 44.0

  init(_ arrangement: LazyArrangement) {
    self.arrangement = arrangement
    lines = LazyLines(arrangement, cross: nil)
  }

  var axis: LayoutAxis { arrangement.axis }

  override var direction: Direction { .along(axis) }

  // MARK: Which rows there are

  /// Takes in which boxes there are, and which rows.
  func read(_ boxes: ContiguousArray<Box>, of node: Node) {
    if rows.read(inside: node) {
      lines = LazyLines(lines.arrangement, cross: lines.cross, of: rows.owners)
      countLines()
      pinned.read(rows.owners)
    }
    rows.read(boxes)
    raisePinned(boxes)
  }

  /// Has these parts of sections stay in sight, and no others. Returns whether that is new.
  @discardableResult
  func pin(_ parts: PinnedScrollableViews) -> Bool {
    guard parts != pinned.parts else { return false }
    pinned = PinnedRows(parts)
    pinned.read(rows.owners)
    raisePinned([])
    return true
  }

  /// What stays in sight lies over what moves beneath it.
  private func raisePinned(_ boxes: ContiguousArray<Box>) {
    for box in raised { box.flags.remove(.isRaised) }
    raised.removeAll(keepingCapacity: true)
    for row in pinned.places.keys {
      for box in rows.boxes(of: row) where boxes.indices.contains(box) { raised.append(boxes[box]) }
    }
    for box in raised { box.flags.insert(.isRaised) }
  }

  /// Has the rows stay in sight that do so where `seen` is. Returns whether something is elsewhere now.
  private func settlePinned(in seen: Range<Double>, _ box: Box) -> Bool {
    guard !pinned.parts.isEmpty, rows.count > 0, seen.upperBound > seen.lowerBound else {
      return false
    }
    let last = row(at: max(seen.lowerBound, seen.upperBound - 0.5))
    let wanted = pinned.candidates(from: row(at: max(0, seen.lowerBound)), to: last)
    for row in wanted where makeRows(in: lines.line(of: row)..<lines.line(of: row) + 1) {
      box.gatherChildren()
    }
    let children = children(of: box)
    for row in wanted { measure(lines.line(of: row), children) }
    let size = box.record.frame.size
    let hasMoved = pinned.settle(in: seen, rows: wanted) { [axis] row in
      let frame = readFrame(of: row, in: size)
      return frame.origin[axis]..<frame.origin[axis] + frame.size[axis]
    }
    if hasMoved { raisePinned(box.children) }
    return hasMoved
  }

  /// Knows of each line what its first row remembers, or else only how long lines are on the whole.
  private func countLines() {
    let guess = extents.count == 0 ? Self.guess : extents.estimate
    extents =
      lines.areRemembered
      ? LazyExtents(lines.lengths(rememberedIn: rows.lengths), spacing: 0, guess: guess)
      : LazyExtents(count: lines.count(of: rows.count), spacing: 0, guess: guess)
  }

  private func forgetLengths() {
    rows.forgetLengths()
    countLines()
  }

  /// Takes in what is offered across the container.
  private func take(_ cross: Double?) {
    guard cross != lines.cross || arrangement != lines.arrangement else { return }
    // Lengths that are known before the first time come from a row that remembers.
    let isFirst = !isPlaced
    isPlaced = true
    lines = LazyLines(arrangement, cross: cross, of: rows.owners)
    if isFirst { countLines() } else { forgetLengths() }
  }

  // MARK: Sizes and places

  override func measure(_ box: Box, for proposal: Proposal) -> Size {
    box.node.graph.counts.measures += 1
    if proposal[axis.cross] == nil { findWidest(box) }
    // Others ask what it would do in another room; only where it stands are rows measured.
    if proposal[axis.cross] == lines.cross { measureMade(box) }
    let lines =
      proposal[axis.cross] == lines.cross
      ? lines : LazyLines(arrangement, cross: proposal[axis.cross])
    return lines.size(
      extents.total - (extents.total > 0 ? arrangement.spacing : 0), offered: proposal,
      widest: widest)
  }

  override func answer(_ box: Box, for proposal: Proposal) -> Size {
    let size = measure(box, for: proposal)
    box.record.store(size, for: proposal)
    return size
  }

  private func measureMade(_ box: Box) {
    let children = children(of: box)
    var last = -1
    for row in rows.made {
      let line = lines.line(of: row)
      guard line != last else { continue }
      last = line
      measure(line, children)
    }
  }

  private func measure(_ line: Int, _ children: LazyChildren) {
    guard line < extents.count else { return }
    let length = lines.length(of: line, in: children)
    extents.set(length, of: line)
    if lines.areRemembered { rows.keep(length, of: lines.rows(in: line).lowerBound) }
    if isAskedForWidest { findWidest(line, children) }
  }

  /// Without a room across it, a stack is as wide as its widest row would like to be. Whoever asks may
  /// then offer just that, so it counts whatever is offered in the end.
  private func findWidest(_ box: Box) {
    isAskedForWidest = true
    let children = children(of: box)
    for row in rows.made { findWidest(row, children) }
  }

  private func findWidest(_ row: Int, _ children: LazyChildren) {
    guard case .stack = arrangement else { return }
    widest = max(widest, children.measure(row, for: .unspecified)[axis.cross])
  }

  override func arrange(_ box: Box) {
    let children = children(of: box)
    var last = -1
    for row in rows.made {
      let line = lines.line(of: row)
      guard line != last, line < extents.count else { continue }
      last = line
      lines.arrange(line, of: children, in: box.record.frame.size, extents: extents) {
        children.place($0, moved($1, of: $0))
      }
    }
  }

  override func order(
    _ boxes: ContiguousArray<Box>, in box: Box
  ) -> ContiguousArray<Box> {
    pinned.parts.areTitles ? boxes.lowering(raised, readAs: box.children) : boxes
  }

  override func cover(over child: Box, in box: Box) -> Double {
    pinned.parts.areTitles ? row(of: child, in: box).map { cover(over: $0, in: box) } ?? 0 : 0
  }

  override func shift(of child: Box, in box: Box) -> Double {
    guard axis == .vertical, !pinned.places.isEmpty, let row = row(of: child, in: box),
      let place = pinned.places[row]
    else { return 0 }
    return place - frame(of: row, in: box).minY
  }

  private func row(of child: Box, in box: Box) -> Int? {
    box.children.firstIndex { $0 === child }.flatMap { rows.row(ofBox: $0) }
  }

  private func moved(_ placement: Placement, of row: Int) -> Placement {
    guard let start = pinned.places[row] else { return placement }
    var moved = placement
    moved.origin[axis] = start
    return moved
  }

  override func spacing(of box: Box) -> Spacing { .standard }

  private func children(of box: Box) -> LazyChildren {
    LazyChildren(
      boxes: BoxChildren(box), rows: rows, axis: axis, spacing: arrangement.spacing)
  }

  // MARK: What is made

  /// Makes the rows near what is seen, and gives up those far from it. Returns whether the box must
  /// be laid out again.
  func settle(_ box: Box) -> Bool {
    let seen = seenSpan(of: box)
    let anchor = extents.anchor(at: seen.lowerBound)
    let (total, cross, made, widest) = (extents.total, lines.cross, rows.made, widest)
    take(box.record.proposal[axis.cross])
    let length = seen.upperBound - seen.lowerBound
    let margin = length > 0 ? max(Self.leastMargin, length / 2) : 0
    let window = LazyWindow(offset: seen.lowerBound, length: length, margin: margin)
    makeRows(in: window, box)
    let withNew = rows.made
    let start = seen.lowerBound + growth(before: anchor, at: seen.lowerBound)
    let keeps = LazyWindow(offset: start, length: length, margin: 2 * margin)
    giveUpRows(beyond: extents.rows(in: keeps))
    let hasPinned = settlePinned(in: start..<start + length, box)
    let growth = growth(before: anchor, at: seen.lowerBound)
    if abs(growth) > 0.001 {
      box.scrolling(along: axis)?.follow(isFromRight(box) ? -growth : growth, along: axis)
    }
    // Also where what was made on the way is given up again, so that there are as many as before.
    if withNew != rows.made { box.gatherChildren() }
    return made != rows.made || cross != lines.cross || total != extents.total
      || widest != self.widest || hasPinned
  }

  /// How far what is seen first, `anchor`, has moved on from `offset` by what was measured.
  private func growth(before anchor: LazyAnchor, at offset: Double) -> Double {
    offset > 0 && anchor.row < extents.count ? extents.offset(of: anchor) - offset : 0
  }

  /// The part that is seen, from where the first row begins.
  private func seenSpan(of box: Box) -> Range<Double> {
    let span = box.visibleSpan(along: axis)
    guard isFromRight(box) else { return span }
    let width = box.record.frame.size.width
    return width - span.upperBound..<width - span.lowerBound
  }

  /// Whether the first row is the one on the right.
  private func isFromRight(_ box: Box) -> Bool { axis == .horizontal && box.isMirrored }

  /// How far at least rows are made beyond what is seen.
  private static let leastMargin = 100.0

  /// Makes and measures the rows in `window`. Those shorter than thought bring others into it.
  private func makeRows(in window: LazyWindow, _ box: Box) {
    // One line tells how long the others may be: without it too many would be made, or too few.
    if extents.isGuessing, window.end > window.start {
      settleLines(in: LazyWindow(offset: max(0, window.start), length: 1), box)
    }
    settleLines(in: window, box)
  }

  private func settleLines(in window: LazyWindow, _ box: Box) {
    let lines = lines
    let children = children(of: box)
    let needed = extents.settle(in: window) { new in
      if makeRows(in: new) { box.gatherChildren() }
    } measure: { line in
      lines.length(of: line, in: children)
    }
    for line in needed { measure(line, children) }
  }

  private func makeRows(in needed: Range<Int>) -> Bool {
    var hasMade = false
    for row in rowsIn(needed) {
      let owner = rows.owner(of: row)
      let made = owner.madeRows
      let index = row - owner.firstRow
      let place = made.firstIndex(notBefore: index)
      if place < made.count, made[place] == index { continue }
      owner.makeRow(index)
      hasMade = true
    }
    return hasMade
  }

  private func giveUpRows(beyond kept: Range<Int>) {
    let kept = rowsIn(kept)
    let dragged = draggedRow
    for owner in rows.owners {
      owner.dropRows { row, node in
        kept.contains(owner.firstRow + row) || node.graph.keyboard.isInside(node)
          || pinned.places[owner.firstRow + row] != nil || node === dragged
      }
    }
  }

  private func rowsIn(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    let start = lines.rows(in: first).lowerBound
    return start..<max(start, lines.rows(in: last).upperBound)
  }

  // MARK: What has an identity

  /// How many rows there are, and how often there were others.
  var rowCount: Int { rows.count }
  var generation: Int { rows.generation }

  /// Who have rows, in order.
  var owners: ContiguousArray<any RowOwner> { rows.owners }

  /// Who has `row`.
  func owner(of row: Int) -> any RowOwner { rows.owner(of: row) }

  /// The row at `offset` from where the first one begins.
  func row(at offset: Double) -> Int {
    rowsIn(extents.row(at: offset)..<extents.row(at: offset) + 1).lowerBound
  }

  /// Whether it is known how long `row` is.
  func isMeasured(_ row: Int) -> Bool { extents.length(of: lines.line(of: row)) != nil }

  /// The row at `place` in `box`, which has this content.
  func row(at place: Double, in box: Box) -> Int {
    row(at: max(0, isFromRight(box) ? box.record.frame.size.width - place : place))
  }

  /// Where `row` is, or is thought to be, in `box`, which has this content.
  func frame(of row: Int, in box: Box) -> Rect {
    let size = box.record.frame.size
    let frame = readFrame(of: row, in: size)
    return isFromRight(box) ? frame.mirrored(in: size.width) : frame
  }

  /// The same in a container of `size`, counted from where reading begins.
  private func readFrame(of row: Int, in size: Size) -> Rect {
    let line = lines.line(of: row)
    let length = max(0, (extents.length(of: line) ?? extents.estimate) - arrangement.spacing)
    return Rect(
      origin: Point(extents.offset(of: line), along: axis, cross: 0),
      size: Size(length, along: axis, cross: size[axis.cross]))
  }
}
