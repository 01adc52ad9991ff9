import Foundation
import Testing

/// What the compiler refuses. The files in `WrongStates/` say it: a line that ends in `// refused:`
/// has an error with these words, and no other line has one.
@Suite struct WrongStatesTests {
  @Test(arguments: [
    "ProfileWithClosures", "ProfileWithProtocols", "SplitProfileWithClosures",
    "SplitProfileWithProtocols", "MissingState",
  ])
  func `what does not belong to a state cannot be written`(name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("WrongStates/\(name).swift")
    let expected = try refusals(in: file)
    let found = try errors(in: file)
    #expect(!expected.isEmpty)
    #expect(expected.filter { refusal in !found.contains { $0.has(refusal) } } == [])
    #expect(found.filter { error in !expected.contains { error.has($0) } } == [])
  }
}

/// A line of a file, and what is said of it.
private struct Remark: Equatable, CustomStringConvertible {
  let line: Int
  let words: Substring

  var description: String { "line \(line): \(words)" }

  func has(_ other: Remark) -> Bool { line == other.line && words.contains(other.words) }
}

/// What the comments in `file` expect.
private func refusals(in file: URL) throws -> [Remark] {
  let lines = try String(contentsOf: file, encoding: .utf8).split(
    separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().compactMap { index, line in
    line.firstMatch(of: /\/\/ refused: (.+)/).map { Remark(line: index + 1, words: $0.1) }
  }
}

/// What the compiler says of `file`, given the modules that were built for this test.
private func errors(in file: URL) throws -> [Remark] {
  let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments =
    [
      "swiftc", "-typecheck", "-module-name", "WrongStates", "-swift-version", "6",
      "-diagnostic-style", "llvm", "-I", built.appendingPathComponent("Modules").path, file.path,
    ] + moduleMaps(in: built)
  // A file, not a pipe: Foundation stops the program when a signal interrupts it reading a pipe.
  let folder = try TemporaryFolder()
  let log = folder.url.appendingPathComponent("errors")
  _ = FileManager.default.createFile(atPath: log.path, contents: nil)
  process.standardError = try FileHandle(forWritingTo: log)
  try process.run()
  process.waitUntilExit()
  let said = try String(contentsOf: log, encoding: .utf8)
  return said.split(separator: "\n").compactMap { line in
    line.firstMatch(of: /^.+?\.swift:(\d+):\d+: error: (.+)/).map {
      Remark(line: Int($0.1) ?? 0, words: $0.2)
    }
  }
}

/// What says what the modules are that views stand on and that are written in C. Others may have been
/// built beside them and get in each other's way.
private func moduleMaps(in folder: URL) -> [String] {
  let built = ["CLinkedBackend", "CPictureCurl", "CWatchers"].map {
    folder.appendingPathComponent("\($0).build/module.modulemap")
  }
  let package = URL(fileURLWithPath: #filePath + "/../../../..").standardized
  let written = package.appendingPathComponent("Sources/CSwiftRuntime/module.modulemap")
  return (built + [written]).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
}
