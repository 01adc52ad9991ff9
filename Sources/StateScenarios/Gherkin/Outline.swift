/// A row of examples, and the names of its columns: what an outline is filled in with.
struct ExampleValues {
  let line: Int
  let names: [String]
  let cells: [String]

  /// `text` with each `<name>` of a column replaced by the cell.
  ///
  /// What a cell says is not looked at again, so it may hold anything.
  func filled(into text: String) -> String {
    var (result, rest) = ("", text[...])
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      rest = rest[open...]
      if let close = rest.firstIndex(of: ">"), let cell = cell(rest[..<close].dropFirst()) {
        result += cell
        rest = rest[rest.index(after: close)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private func cell(_ name: Substring) -> String? {
    names.firstIndex { $0[...] == name }.map { cells[$0] }
  }

  /// The step with its placeholders filled in, those of its table and its text too.
  func filled(into step: Step) -> Step {
    Step(
      keyword: step.keyword, text: filled(into: step.text), line: step.line, column: step.column,
      table: step.table.map { DataTable(rows: $0.rows.map { $0.map { filled(into: $0) } }) },
      docString: step.docString.map {
        DocString(text: filled(into: $0.text), mediaType: $0.mediaType)
      }, exampleLine: line)
  }

  /// The row in a few words: `name: blob, age: 42`.
  var summary: String { zip(names, cells).map { "\($0): \($1)" }.joined(separator: ", ") }
}

extension ExamplesSyntax {
  /// Its rows but the first, each with the names of that one.
  var values: [ExampleValues] {
    guard let names = rows.first else { return [] }
    return rows.dropFirst().map { row in
      ExampleValues(line: row.line, names: names.cells, cells: row.cells)
    }
  }
}

extension Step {
  /// The placeholders in it, `<name>`, which look as if columns were meant: one word or more, and no
  /// other signs, so that text of another language is let be.
  var placeholders: [String] {
    let texts = [text, docString?.text ?? ""] + (table?.rows.flatMap { $0 } ?? [])
    return texts.flatMap { text in
      text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        guard let close = part.firstIndex(of: ">") else { return nil }
        let name = part[..<close]
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_- ".contains($0) }
        return isName && !name.isEmpty && name == name.trimmed ? String(name) : nil
      }
    }
  }
}
