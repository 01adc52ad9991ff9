extension FeatureParser {
  /// Reads a step, or what belongs to the last one. Returns whether the line is one of these.
  mutating func readStep(_ line: SourceLine) -> Bool {
    if line.text.hasPrefix("|") {
      readTable(line)
    } else if line.text.hasPrefix("\"\"\"") || line.text.hasPrefix("```") {
      readDocString(line)
    } else if let (keyword, text) = StepKeyword.read(line.text) {
      add(keyword, text, line)
    } else {
      return false
    }
    return true
  }

  private mutating func add(_ keyword: StepKeyword, _ text: String, _ line: SourceLine) {
    if !tags.isEmpty { dangle("a step") }
    isDescribing = false
    if part == .examples {
      found(
        "A step stands below examples.", at: line.number,
        fix: "Put all steps above 'Examples:', or begin another scenario.")
    }
    if text.isEmpty {
      found("A step says nothing.", at: line.number, fix: "Say what is done, or what is seen.")
    }
    block?.steps.append(
      Step(keyword: keyword.rawValue, text: text, line: line.number, column: line.column))
  }

  private mutating func take(table: DataTable? = nil, docString: DocString? = nil, at line: Int) {
    guard let block, let step = block.steps.last else {
      return found(
        "Something stands below no step.", at: line, fix: "Put the step above it.")
    }
    if step.table != nil || step.docString != nil {
      found(
        "A step has more than one table or text.", at: line,
        fix: "Give a step one of them, and make two steps of it otherwise.")
    }
    self.block?.steps[block.steps.count - 1] = step.taking(table: table, docString: docString)
  }

  /// Reads a whole table: this row, and those below it.
  private mutating func readTable(_ line: SourceLine) {
    var rows = [readRow(line)]
    while let row = nextRow() { rows.append(readRow(row)) }
    checkWidths(rows)
    take(table: DataTable(rows: rows.map(\.cells)), at: line.number)
  }

  /// Reads a text to its last line.
  private mutating func readDocString(_ opening: SourceLine) {
    let mark = opening.text.prefix(3)
    let mediaType = opening.text.dropFirst(3).trimmed
    var lines: [Substring] = []
    while let line = next() {
      if line.text == mark {
        let text = lines.map { Self.unescaped($0, mark) }.joined(separator: "\n")
        let type = mediaType.isEmpty ? nil : String(mediaType)
        return take(docString: DocString(text: text, mediaType: type), at: opening.number)
      }
      // What stands further to the left than the marks begins where it begins.
      let indent = line.raw.prefix(opening.column - 1).prefix { $0.isWhitespace }
      lines.append(line.raw.dropFirst(indent.count))
    }
    found(
      "A text has no end.", at: opening.number,
      fix: "Write \(mark) alone on a line below its last line.")
  }

  private static func unescaped(_ line: Substring, _ mark: Substring) -> String {
    let escaped = mark.map { "\\\($0)" }.joined()
    var (result, rest) = ("", line)
    while !rest.isEmpty {
      if rest.hasPrefix(escaped) {
        result += mark
        rest = rest.dropFirst(escaped.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
