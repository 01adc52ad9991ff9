import Foundation
import Threads

/// Where lines about states go.
enum DebugOutput {
  /// Takes the lines instead; for tests.
  @TaskLocal static var capture: (@Sendable (String) -> Void)?

  static func write(_ line: String, _ options: StateDebugOptions) {
    if let capture { return capture(line) }
    if options.contains(.print) { print(line) }
    // Never the line itself as the format: a state's text may contain anything.
    if options.contains(.nsLog) { NSLog("%@", line) }
  }

  /// Tells of a broken rule that the program survives.
  static func warn(_ text: String) {
    if let capture { return capture(text) }
    writeToStandardError(text)
  }
}
