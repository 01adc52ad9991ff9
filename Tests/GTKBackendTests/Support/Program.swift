import Foundation
import Testing

/// A program of this package that a test runs to its end.
enum Program {
  /// What a program said, and how it ended.
  struct Outcome {
    let status: Int32
    let lines: [String]
    let complaints: String
  }

  /// Runs the program called `name`, with `environment` in place of what the test has of it.
  static func run(
    _ name: String, _ arguments: String..., environment: [String: String] = [:],
    status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let process = Process()
    // One that never ends must not keep the others waiting.
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["900", folder.appending(path: name).path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // A file, since a second pipe could fill up while the first is read.
    let errors = URL.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let outcome = Outcome(
      status: process.terminationStatus,
      lines: String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init),
      complaints: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    #expect(
      outcome.status == status, "\(name) says: \(outcome.complaints)",
      sourceLocation: sourceLocation)
    return outcome
  }

  /// Where the build put the programs of this package, or another build of them, with a sanitizer say.
  static let folder =
    ProcessInfo.processInfo.environment["VIEWSTATE_PROGRAMS"].map { URL(filePath: $0) }
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
