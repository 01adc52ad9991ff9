import Threads

/// Stops the program over a broken rule: what happened, the facts, the fix.
///
/// Combine's rules are preconditions: a stream that goes on after one was broken would lose or
/// invent values, so a release build stops too.
@usableFromInline
func stop(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String,
  file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(described(happened, facts: facts, fix: fix), file: file, line: line)
}

@usableFromInline
func negativeCount(_ expression: String) -> Never {
  stop(
    "A number of values cannot be negative: \(expression).", facts: [:],
    fix: "Pass zero or more.")
}
