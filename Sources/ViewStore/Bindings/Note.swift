import Foundation

/// Writes to standard error what a developer may want to know and a program need not stop for.
func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
