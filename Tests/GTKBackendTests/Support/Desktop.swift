import Foundation
import Testing

/// A private desktop with one program on it, which a test drives from outside: by pointer and keys, and
/// by what assistive technologies are told. The program ends with the test.
final class Desktop {
  private let session: DesktopSession

  /// Shows `page` of the probe; where `isMoving`, on a desktop on which things are seen to move.
  convenience init(showing page: String, isDark: Bool = false, isMoving: Bool = false) throws {
    try self.init(running: "GTKProbe", page, isDark: isDark, isMoving: isMoving)
  }

  /// Runs a program of this package that opens a window, with `environment` besides that of the test. It is started
  /// by `starter`, a command that becomes it.
  init(
    running program: String, _ arguments: String..., isDark: Bool = false, isMoving: Bool = false,
    environment: [String: String] = [:], by starter: [String] = []
  ) throws {
    session = try .take()
    try send([
      "do": "begin",
      "program": starter + [Program.folder.appending(path: program).path] + arguments,
      "dark": isDark, "moving": isMoving, "environment": environment,
    ])
  }

  /// Runs a program, `page` of the probe say, that nobody touches: no key, no pointer, no keyboard given to its
  /// window. It is drawn with what GTK chooses by itself, where most tests say that it is not to use GL.
  init(watching program: String, _ arguments: String..., isDark: Bool = false) throws {
    session = try .take()
    try send([
      "do": "begin", "program": [Program.folder.appending(path: program).path] + arguments,
      "dark": isDark, "watched": true,
    ])
  }

  deinit {
    do {
      try send(["do": "finish"])
      session.giveBack()
    } catch {
      session.end()
    }
  }

  /// Whether this machine has what a private desktop needs.
  static let isAvailable = ["Xvfb", "dbus-daemon", "xdotool", "import"].allSatisfy { tool in
    ["/usr/bin", "/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  /// What drives this desktop, which everything on it ends with.
  var driver: Int32 { session.processIdentifier }

  /// Sends a command, and returns what the desktop answers.
  @discardableResult
  func send(_ command: [String: Any]) throws -> Any {
    guard let line = try session.send(JSONSerialization.data(withJSONObject: command)) else {
      throw Failure(description: "The desktop ended when told to \(command).")
    }
    let answer = try JSONSerialization.jsonObject(with: line) as? [String: Any]
    if let failure = answer?["failure"] {
      throw Failure(description: "\(command): \(failure)")
    }
    return answer?["answer"] ?? NSNull()
  }

  /// Repeats `attempt` until it succeeds; fails when the program, though it rests, does not make it so
  /// in that many looks.
  func wait(looks: Int? = nil, until attempt: () throws -> Bool) throws {
    var hope: [String: Any] = ["do": "hope"]
    hope["looks"] = looks
    try send(hope)
    while try !attempt() { try send(["do": "look"]) }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
