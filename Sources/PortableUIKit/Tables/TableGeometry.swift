public import Foundation

/// Where the rows of a table stand.
///
/// A row that is shown stands where it was laid out. Of the others that is an estimate, as it is of UIKit: by the
/// heights that the table or its delegate says, or else by those of the rows that are shown.
extension UITableView {
  /// Where a row stands among all; `.zero` where there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let row = model.row(at: indexPath) else { return .zero }
    if let known = knownFrame(of: row) { return known }
    let height = height(ofRowAt: indexPath, else: usualHeight)
    guard let anchor = anchor(near: indexPath), let frame = knownFrame(of: anchor.row) else {
      let top = distance(to: indexPath)
      return CGRect(x: 0, y: top, width: bounds.width, height: height)
    }
    let top = frame.minY + distance(to: indexPath) - distance(to: anchor.path)
    return CGRect(x: frame.minX, y: top, width: frame.width, height: height)
  }

  /// Where a section stands, with what stands above it; `.zero` where there is none.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard model.sections.indices.contains(section) else { return .zero }
    let count = model.sections[section].rows.count
    guard count > 0 else {
      let top = distance(to: IndexPath(row: 0, section: section)) - gap(before: section)
      return CGRect(x: 0, y: top, width: bounds.width, height: gap(before: section))
    }
    let first = rectForRow(at: IndexPath(row: 0, section: section))
    let last = rectForRow(at: IndexPath(row: count - 1, section: section))
    let top = first.minY - gap(before: section)
    return CGRect(x: first.minX, y: top, width: first.width, height: last.maxY - top)
  }

  /// The places of the rows of which something stands in `rect`; `nil` where that is empty.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard !rect.isEmpty else { return nil }
    var found: [IndexPath] = []
    let usual = usualHeight
    for (section, content) in model.sections.enumerated() where !content.rows.isEmpty {
      var frame = rectForRow(at: IndexPath(row: 0, section: section))
      for row in content.rows.indices {
        let path = IndexPath(row: row, section: section)
        frame =
          knownFrame(of: content.rows[row])
          ?? CGRect(
            x: frame.minX, y: row == 0 ? frame.minY : frame.maxY, width: frame.width,
            height: height(ofRowAt: path, else: usual))
        if frame.minY >= rect.maxY { return found }
        if frame.maxY > rect.minY { found.append(path) }
      }
    }
    return found
  }

  // MARK: What is known

  private func knownFrame(of row: Int) -> CGRect? {
    guard let cell = cells.shown[row], cell.hasStood else { return nil }
    return cell.frame
  }

  /// The row that was laid out next to `path`.
  private func anchor(near path: IndexPath) -> (row: Int, path: IndexPath)? {
    let known = cells.shown.filter { $0.value.hasStood }
      .compactMap { row, cell in model.path(of: row, near: cell.knownPath).map { (row, $0) } }
      .sorted { $0.1 < $1.1 }
    guard let first = known.first, let last = known.last else { return nil }
    return path < first.1 ? first : last
  }

  /// How high a row is by what is said; `usual` where nothing is.
  private func height(ofRowAt path: IndexPath, else usual: CGFloat) -> CGFloat {
    let said = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return said >= 0 ? said : usual
  }

  /// How high rows are whose heights nobody has said.
  private var usualHeight: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    let known = cells.shown.values.filter(\.hasStood)
    guard !known.isEmpty else { return 44 }
    return known.map(\.bounds.height).reduce(0, +) / CGFloat(known.count)
  }

  /// How far a row would stand below the top by the heights of those before it.
  private func distance(to path: IndexPath) -> CGFloat {
    let usual = usualHeight
    return (0...path.section).reduce(0) { top, section in
      let count = section < path.section ? model.sections[section].rows.count : path.row
      return (0..<count).reduce(top + gap(before: section)) {
        $0 + height(ofRowAt: IndexPath(row: $1, section: section), else: usual)
      }
    }
  }

  /// The room between a section's first row and the last one before it: headers and footers stand there.
  private func gap(before section: Int) -> CGFloat {
    if let known = knownGap(before: section) { return known }
    let known = model.sections.indices.compactMap { $0 == 0 ? nil : knownGap(before: $0) }
    return known.isEmpty ? 0 : known.reduce(0, +) / CGFloat(known.count)
  }

  private func knownGap(before section: Int) -> CGFloat? {
    guard let first = model.sections[section].rows.first.flatMap({ knownFrame(of: $0) }) else {
      return nil
    }
    if section == 0 { return first.minY }
    return model.sections[section - 1].rows.last.flatMap { knownFrame(of: $0) }
      .map { first.minY - $0.maxY }
  }
}
