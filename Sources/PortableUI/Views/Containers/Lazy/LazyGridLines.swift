/// Which rows are in which lines of a lazy grid: a section begins a new line, and each view of its header and
/// of its footer has one for itself.
///
/// Only who has rows is counted, never the rows: a line is found among those as fast as a row is.
struct LazyGridLines {
  private var runs: ContiguousArray<Run> = []

  /// How many lines there are.
  private(set) var count = 0

  /// Whether some of the rows are in sections.
  private(set) var hasSections = false

  /// Rows that fill one line after the other.
  private struct Run {
    var rows: Range<Int>
    var firstLine = 0

    /// How many rows a line has.
    let width: Int

    /// Whether each of them has its line for itself.
    let isWhole: Bool
  }

  /// The lines of those who have rows, in so many columns.
  @MainActor
  init(of owners: ContiguousArray<any RowOwner>, columns: Int) {
    var open: Node?
    for owner in owners where owner.rowCount > 0 {
      let source = owner.sectionPartSource
      let end = owner.firstRow + owner.rowCount
      if !runs.isEmpty, source === open {
        runs[runs.count - 1].rows = runs[runs.count - 1].rows.lowerBound..<end
      } else {
        let isWhole = source?.part == .header || source?.part == .footer
        runs.append(
          Run(rows: owner.firstRow..<end, width: isWhole ? 1 : columns, isWhole: isWhole))
      }
      hasSections = hasSections || source != nil
      open = source
    }
    for index in runs.indices {
      runs[index].firstLine = count
      let (rows, width) = (runs[index].rows.count, runs[index].width)
      count += width == 0 ? 0 : (rows + width - 1) / width
    }
  }

  /// The rows in `line`.
  func rows(in line: Int) -> Range<Int> {
    guard let run = run(of: line) else { return 0..<0 }
    let first = min(run.rows.upperBound, run.rows.lowerBound + (line - run.firstLine) * run.width)
    return first..<min(run.rows.upperBound, first + run.width)
  }

  /// The line that `row` is in.
  func line(of row: Int) -> Int {
    guard let run = lastRun({ $0.rows.lowerBound <= row }) else { return 0 }
    return run.firstLine + (row - run.rows.lowerBound) / max(1, run.width)
  }

  /// Whether one row has `line` for itself, across all columns.
  func isWhole(_ line: Int) -> Bool { run(of: line)?.isWhole ?? false }

  private func run(of line: Int) -> Run? { lastRun { $0.firstLine <= line } }

  /// The last of those that begin so early.
  private func lastRun(_ beginsInTime: (Run) -> Bool) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if beginsInTime(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}
