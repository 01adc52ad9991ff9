public import ViewTesting

/// What a step has for the closure of its definition; each value is taken once.
@MainActor
public struct StepValues {
  private var words: ArraySlice<String>
  private var table: DataTable?
  private var docString: DocString?
  let stage: Stage

  init(words: [String], table: DataTable?, docString: DocString?, stage: Stage) {
    self.words = words[...]
    self.table = table
    self.docString = docString
    self.stage = stage
  }

  /// What the next placeholder of the pattern stands for: of a quotation, what is quoted.
  public mutating func nextWords() throws -> String {
    guard let next = words.popFirst() else {
      throw StepMismatch("The closure takes more values than the pattern has placeholders.")
    }
    return next
  }

  /// The screen that the scenario runs on. The first who asks has it made.
  public func screen() throws -> Screen { try stage.screen() }

  mutating func takeTable() throws -> DataTable {
    defer { table = nil }
    guard let table else { throw StepMismatch("There is no table below the step.") }
    return table
  }

  mutating func takeDocString() throws -> DocString {
    defer { docString = nil }
    guard let docString else { throw StepMismatch("There is no text below the step.") }
    return docString
  }

  /// Makes sure that the closure has taken all there is.
  func checkEmpty() throws {
    if let word = words.first {
      throw StepMismatch("The closure takes no value for '\(word)'.")
    }
    if table != nil { throw StepMismatch("The closure does not take the table below the step.") }
    if docString != nil { throw StepMismatch("The closure does not take the text below the step.") }
  }
}
