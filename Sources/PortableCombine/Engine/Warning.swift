import Foundation
import Threads

/// Tells, on the standard error, of a broken rule that the stream survives: what happened, the
/// facts, the fix.
func warn(_ happened: String, facts: KeyValuePairs<String, Any>, fix: String) {
  let text = described(happened, facts: facts, fix: fix) + "\n"
  FileHandle.standardError.write(Data(text.utf8))
}
