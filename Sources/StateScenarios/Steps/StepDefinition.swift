/// What is done for a step: a pattern of words, and a closure that is called for each step that it matches.
///
/// It is made by ``Given(_:fileID:filePath:line:column:_:)`` and its kin. Which of them does not matter,
/// as a step's own first word does not: what is given here may be what is done there.
@MainActor
public struct StepDefinition {
  let keyword: String
  let pattern: StepPattern
  let place: Place
  /// Whether it is one of those that are there without being written.
  var isReady = false
  /// Whether it must be of use to the test that has it. What several tests share need not.
  var isOwn = true
  let body: @MainActor (StepValues) async throws -> Void

  init<each Value: StepParameter>(
    _ keyword: String, _ pattern: String, at place: Place,
    _ body: @escaping @MainActor (repeat each Value) async throws -> Void
  ) {
    self.keyword = keyword
    self.pattern = StepPattern(pattern)
    self.place = place
    self.body = { found in
      var found = found
      let values = (repeat try (each Value).next(in: &found))
      try found.checkEmpty()
      try await body(repeat each values)
    }
  }
}

/// Where something is written that a failure can name.
struct Place: Hashable, Sendable {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  /// The file without its folders, and the line.
  var words: String {
    "\(filePath.split(separator: "/").last.map(String.init) ?? filePath):\(line)"
  }
}
