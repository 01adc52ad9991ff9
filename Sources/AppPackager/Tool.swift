import Foundation

/// Programs of Debian that do what they do better than we would.
enum Tool {
  /// Runs a program to its end; returns what it printed.
  @discardableResult
  static func run(
    _ name: String, _ arguments: String..., in folder: URL? = nil, of package: String
  ) throws -> String {
    guard let file = find(name, in: Needs().path) else {
      throw Refusal("there is no '\(name)' here", fix: "apt-get install \(package)")
    }
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(
        "'\(name) \(arguments.joined(separator: " "))' ended with \(process.terminationStatus)",
        fix: "read what it said above")
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The program of that name in the folders of `path`.
  static func find(_ name: String, in path: String) -> URL? {
    path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
