/// A step of a scenario or of a story, as the engine knows it.
@MainActor
struct RunnableStep {
  let keyword: String
  let text: String
  var table: DataTable?
  var docString: DocString?
  let place: Place
  /// Of an outline, the line of its row.
  var exampleLine: Int?
  /// Of a story, what is written with the step itself.
  var definition: StepDefinition?

  /// The step as it is written.
  var words: String { "\(keyword) \(text)" }

  /// Where it stands, for a person: `Profile.feature:12, with line 18`.
  var whereabouts: String {
    place.words + (exampleLine.map { ", with the examples of line \($0)" } ?? "")
  }
}
