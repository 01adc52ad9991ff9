/// A step of a scenario: what somebody does, or what is to be seen then.
public struct Step: Hashable, Sendable {
  /// The word it begins with, as it is written: `Given`, `And`, `*`.
  public let keyword: String

  /// What stands behind that word.
  public let text: String

  /// The line of the file that it stands in.
  public let line: Int

  /// The table below it, if there is one.
  public let table: DataTable?

  /// The text below it, if there is one.
  public let docString: DocString?

  let column: Int
  /// Of an outline, the row of the examples that it was filled in with.
  let exampleLine: Int?

  init(
    keyword: String, text: String, line: Int, column: Int, table: DataTable? = nil,
    docString: DocString? = nil, exampleLine: Int? = nil
  ) {
    self.keyword = keyword
    self.text = text
    self.line = line
    self.column = column
    self.table = table
    self.docString = docString
    self.exampleLine = exampleLine
  }

  /// The step with something below it.
  func taking(table: DataTable? = nil, docString: DocString? = nil) -> Step {
    Step(
      keyword: keyword, text: text, line: line, column: column, table: table ?? self.table,
      docString: docString ?? self.docString, exampleLine: exampleLine)
  }
}
