import ViewPlatform

/// Stops the program over a rule that we cannot go on without: what happened, the facts, the fix.
func stop(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String,
  file: StaticString = #fileID, line: UInt = #line
) -> Never {
  let facts = facts.map { "\n  \($0.key): \($0.value)" }.joined()
  fatalError("\(happened)\(facts)\n  Fix: \(fix)", file: file, line: line)
}
