/// Stops the program over a rule that we cannot go on without: what happened, the facts, the fix.
package func stop(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String,
  file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(described(happened, facts: facts, fix: fix), file: file, line: line)
}

/// Reports a broken rule that we can survive: it stops in debug builds, where a developer or a test
/// sees it, and is written to standard error in release builds.
package func misuse(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if isDebugBuild { stop(happened, facts: facts, fix: fix, file: file, line: line) }
  writeToStandardError("\(file):\(line): \(described(happened, facts: facts, fix: fix))")
}
