import Foundation

/// Writes `text` as a line of its own to the standard error, past any buffer: it is there even where
/// the program stops next.
package func writeToStandardError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
