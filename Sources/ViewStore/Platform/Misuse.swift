import Foundation
import Threads

/// Stops the program over a rule that we cannot go on without: what happened, the facts, the fix.
func stop(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String,
  file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(described(happened, facts: facts, fix: fix), file: file, line: line)
}

/// Reports a broken rule that we can survive: it stops in debug builds, where a developer or a test
/// sees it, and is written to standard error in release builds.
func misuse(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String,
  file: StaticString = #fileID, line: UInt = #line
) {
  #if DEBUG
    stop(happened, facts: facts, fix: fix, file: file, line: line)
  #else
    note("\(file):\(line): " + described(happened, facts: facts, fix: fix))
  #endif
}

/// Writes to standard error what a developer may want to know and a program need not stop for.
func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
