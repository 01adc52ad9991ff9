/// Says why a step did not come true: what happened, the facts, the fix.
struct StepFailure: Error, CustomStringConvertible {
  let happened: String
  let facts: [(name: String, fact: String)]
  let fix: String

  init(_ happened: String, facts: [(name: String, fact: String)] = [], fix: String) {
    self.happened = happened
    self.facts = facts
    self.fix = fix
  }

  var description: String {
    happened + facts.map { "\n  \($0.name): \($0.fact)" }.joined() + "\n  Fix: \(fix)"
  }
}

/// Stands where a step is still to be written; whoever runs the step is told so.
///
/// The snippets that undefined steps come with throw it.
public struct PendingStep: Error, Hashable, Sendable, CustomStringConvertible {
  /// That the step does nothing yet.
  public var description: String {
    "The step does nothing yet.\n  Fix: Write in its closure what it means."
  }

  /// Something still to be written.
  public init() {}
}
