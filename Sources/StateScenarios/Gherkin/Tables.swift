extension FeatureParser {
  /// Reads a row of examples.
  mutating func readExample(_ line: SourceLine) {
    isDescribing = false
    guard var examples = block?.examples.popLast() else { return }
    let row = readRow(line)
    if let names = examples.rows.first { checkWidths([names, row]) } else { checkNames(row) }
    examples.rows.append(row)
    block?.examples.append(examples)
  }

  /// The cells of a line, which begins with a bar.
  mutating func readRow(_ line: SourceLine) -> TableRow {
    let (cells, rest) = Self.cells(line.text)
    if !rest.allSatisfy(\.isWhitespace) || cells.isEmpty {
      found("A row of a table has no end.", at: line.number, fix: "Write | behind its last cell.")
    }
    return TableRow(line: line.number, cells: cells)
  }

  /// Says which rows are not as wide as the first.
  mutating func checkWidths(_ rows: [TableRow]) {
    for row in rows.dropFirst() where row.cells.count != rows[0].cells.count {
      found(
        "A row has \(row.cells.count) cells, and the first of the table has \(rows[0].cells.count).",
        at: row.line, fix: "Give each row as many; a bar within a cell is written \\|.")
    }
  }

  private mutating func checkNames(_ row: TableRow) {
    for (index, name) in row.cells.enumerated() {
      if name.isEmpty {
        found("A column has no name.", at: row.line, fix: "Name it in the first row.")
      } else if row.cells[..<index].contains(name) {
        found(
          "Two columns are called '\(name)'.", at: row.line, fix: "Name each of them otherwise.")
      }
    }
  }

  /// What stands between the bars of a row, and what stands behind the last one.
  private static func cells(_ row: Substring) -> (cells: [String], rest: String) {
    var (cells, cell): ([String], String) = ([], "")
    var rest = row.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "|":
        cells.append(String(cell[...].trimmed))
        cell = ""
      case "\\":
        switch rest.first {
        case "|"?: cell.append("|")
        case "\\"?: cell.append("\\")
        case "n"?: cell.append("\n")
        default:
          cell.append("\\")
          continue
        }
        rest.removeFirst()
      default: cell.append(character)
      }
    }
    return (cells, cell)
  }
}
