import Foundation

/// What a machine must have to make packages, and Debian's packages that bring it.
struct Needs {
  /// The folders of programs.
  var path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  private static let programs = [
    ("dpkg-deb", "dpkg"), ("dpkg-shlibdeps", "dpkg-dev"), ("pkg-config", "pkg-config"),
    ("strip", "binutils"),
  ]

  /// Says what is missing, all of it at once: building takes minutes, and would find it out at their end.
  func check() throws {
    var missing = Self.programs.filter { Tool.find($0.0, in: path) == nil }
    // Foundation's requests are linked to it; its symbols alone are not enough.
    if let tool = Tool.find("pkg-config", in: path), !Self.runs(tool, "--exists", "libcurl") {
      missing.append(("libcurl to link to", "libcurl4-openssl-dev"))
    }
    if missing.isEmpty { return }
    throw Refusal(
      "what makes packages is not all here: \(missing.map(\.0).joined(separator: ", "))",
      fix: "apt-get install \(missing.map(\.1).joined(separator: " "))")
  }

  private static func runs(_ program: URL, _ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
