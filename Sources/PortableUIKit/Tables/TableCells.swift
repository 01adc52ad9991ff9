public import Foundation
import LayoutEngine
import PortableUI
import Threads

/// The cells of a table: those that are seen, and those that wait to be used again.
struct TableCells {
  /// What makes cells of each kind.
  var classes: [String: UITableViewCell.Type] = [:]
  var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  /// The cells that are seen, by the numbers of their rows.
  var shown: [Int: UITableViewCell] = [:]

  /// The cells that wait, by what they are.
  private var waiting: [String: [UITableViewCell]] = [:]

  /// A cell that is asked for while it is shown, to be changed in place.
  var kept: UITableViewCell?

  /// Where a row is shown.
  var anyPlace: (any ObjectPlace)? { shown.values.lazy.compactMap(\.place).first }

  /// A cell of that kind which is not used, ready to be used again.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    waiting[identifier]?.popLast()
  }

  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  mutating func forgetWaiting(_ identifier: String) { waiting[identifier] = nil }
}

extension UITableView {
  /// Says what makes the cells of a kind.
  public func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    cells.classes[identifier] = cellClass
    cells.forgetWaiting(identifier)
  }

  /// A cell of that kind: one that is not used any more, or a new one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath, file: StaticString = #fileID,
    line: UInt = #line
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    stop(
      "A table was asked for a cell of a kind that it does not know.",
      facts: ["kind": identifier, "it knows": cells.classes.keys.sorted()],
      fix: "Register it first: register(UITableViewCell.self, forCellReuseIdentifier:).",
      file: file, line: line)
  }

  /// A cell of that kind: one that is not used any more, or a new one where its kind was registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let kept = cells.kept, kept.reuseIdentifier == identifier {
      cells.kept = nil
      return kept
    }
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cells.classes[identifier].flatMap {
      ClassMaking.objectOfFirstStyle(
        of: $0, declaredBy: UITableViewCell.self, text: identifier)
    }
  }

  /// The cell of a row, where it is seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    model.row(at: indexPath).flatMap { cells.shown[$0] }
  }

  /// The place of the row that `cell` shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard cell.table === self, let row = cell.row else { return nil }
    return model.path(of: row, near: cell.knownPath)
  }

  /// The cells that are seen, from above.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  /// The places of the rows that are seen, from above.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let top = place?.originInWindow.y ?? 0
    let bottom = top + Double(bounds.height)
    return cells.shown.values.filter { cell in
      guard let start = cell.place?.originInWindow.y else { return false }
      return start < bottom && start + Double(cell.bounds.height) > top
    }.compactMap { indexPath(for: $0) }.sorted()
  }

  /// The place of the row that is seen at `point`.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    cells.shown.values.first { $0.bounds.contains(convert(point, to: $0)) }
      .flatMap { indexPath(for: $0) }
  }

  // MARK: From the list

  func shownCell(ofRow row: Int) -> UITableViewCell? { cells.shown[row] }

  /// The cell of a row that is about to be seen, or is.
  func cell(for place: TablePlace) -> UITableViewCell {
    let path = place.path
    if let cell = cells.shown[place.id] {
      cell.knownPath = path
      return cell
    }
    retireFar()
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    show(cell, at: place)
    return cell
  }

  private func show(_ cell: UITableViewCell, at place: TablePlace) {
    if let row = cell.row, cell.table === self, cells.shown[row] === cell, row != place.id {
      misuse(
        "A data source gave one cell for two rows.",
        facts: ["cell": cell, "row": place.row, "section": place.section],
        fix: "Take each cell from dequeueReusableCell, or make one.")
      cells.shown[row] = nil
    }
    cells.shown[place.id] = cell
    cell.comes(into: self, row: place.id, at: place.path)
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(selection.contains(place.id), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
  }

  /// A cell went out of the graph: another row may have it.
  func cellWent(_ cell: UITableViewCell) {
    guard let row = cell.row, cells.shown[row] === cell else { return }
    // A row that moves to another section is shown there next, as it is.
    if let now = model.path(of: row, near: cell.knownPath), now.section != cell.knownPath?.section {
      return
    }
    cells.shown[row] = nil
    retire(cell)
  }

  /// Lets go of the cells of `rows`, as of all that are seen where that is `nil`.
  func retire(_ rows: Set<Int>? = nil) {
    for (row, cell) in cells.shown where rows?.contains(row) ?? true {
      cells.shown[row] = nil
      retire(cell)
    }
  }

  /// Lets go of the cells that are far from what is seen since somebody scrolled there at once, so that the rows which
  /// are there have them. The list drops their rows after that.
  private func retireFar() {
    guard let place else { return }
    let (top, height) = (place.originInWindow.y, Double(bounds.height))
    let reach = max(200, height)
    let near = (top - reach)...(top + height + reach)
    for (row, cell) in cells.shown where cell.hasStood && !selection.contains(row) {
      guard let start = cell.place?.originInWindow.y else { continue }
      let isFar = start > near.upperBound || start + Double(cell.bounds.height) < near.lowerBound
      guard isFar, !cell.holdsFirstResponder else { continue }
      cells.shown[row] = nil
      retire(cell)
    }
  }

  private func retire(_ cell: UITableViewCell) {
    let path = cell.knownPath
    cell.goes()
    cells.put(cell)
    if let path { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  /// How high a row is where that does not follow from its cell.
  func fixedHeight(of cell: UITableViewCell) -> CGFloat? {
    let path = indexPath(for: cell)
    let height = path.flatMap { delegate?.tableView(self, heightForRowAt: $0) } ?? rowHeight
    return height >= 0 ? height : nil
  }
}
