import Foundation
import Synchronization

/// A display in memory, with a bus, and what drives a program on it.
///
/// Starting one takes longer than starting a program, so tests that come one after the other use the
/// same: each has it alone, begins with nothing on it, and gives it back. It ends with the test run, however
/// that ends.
final class DesktopSession: Sendable {
  private static let idle = Mutex<[DesktopSession]>([])

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()

  /// One that nobody has.
  static func take() throws -> DesktopSession {
    try idle.withLock { $0.popLast() } ?? DesktopSession()
  }

  private init() throws {
    // The support of tests is in two packages, of which one knows it by a link.
    let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "../../..").standardized
    let driver = repository.appending(path: "Scripts/Support/desktop/desktop.py")
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-B", driver.path]
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// What drives this desktop, which everything on it ends with.
  var processIdentifier: Int32 { process.processIdentifier }

  /// Leaves it to the next test, with nothing on it.
  func giveBack() { Self.idle.withLock { $0.append(self) } }

  /// Ends it, and everything on it.
  func end() {
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Sends a line, and returns the one that comes back.
  func send(_ line: Data) throws -> Data? {
    try commands.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      answer += more
    }
    return answer
  }
}
