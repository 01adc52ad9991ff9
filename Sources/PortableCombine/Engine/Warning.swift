import Foundation

/// Tells, on the standard error, of a broken rule that the stream survives: what happened, the
/// facts, the fix.
func warn(_ happened: String, facts: KeyValuePairs<String, Any>, fix: String) {
  let listed = facts.map { "\n  \($0.key): \($0.value)" }.joined()
  FileHandle.standardError.write(Data("\(happened)\(listed)\n  Fix: \(fix)\n".utf8))
}
