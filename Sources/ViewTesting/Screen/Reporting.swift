import Testing

/// The line of a test that something is reported to.
struct Caller {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int
}

extension Screen {
  /// Makes the running test fail at the caller's line: what happened, the facts, the fix.
  static func report(
    _ happened: String, facts: [(name: String, fact: String)], fix: String, to caller: Caller
  ) {
    let error = ScreenError(happened, facts: facts, fix: fix)
    Issue.record(
      Comment(rawValue: error.description),
      sourceLocation: SourceLocation(
        fileID: caller.fileID, filePath: caller.filePath, line: caller.line, column: caller.column))
  }
}
