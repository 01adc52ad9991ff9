package import Foundation

/// Another program that a test runs to its end.
package struct Program {
  /// How it ended.
  package let status: Int32
  /// What it wrote, to either of its outputs.
  package let said: String

  /// Runs the program at `url`, with `environment` beside what this process has.
  package init(_ url: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
    // A file, not a pipe: Foundation stops the program when a signal interrupts it reading a pipe.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    status = process.terminationStatus
    said = try String(contentsOf: log, encoding: .utf8)
  }

  /// Where this test was built.
  package static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
