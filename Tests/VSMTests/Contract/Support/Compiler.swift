import Foundation

/// What the compiler says of a file in `Clients/`, given the modules that were built for this test.
struct Compiler {
  /// A line of a file, and what is said of it.
  struct Remark: Equatable, CustomStringConvertible {
    let line: Int
    let words: String

    var description: String { "line \(line): \(words)" }

    func has(_ other: Remark) -> Bool { line == other.line && words.contains(other.words) }
  }

  /// The compiler ended before it looked at the file.
  struct NotCompiled: Error {
    let said: String
  }

  /// The language mode: 5 or 6.
  var mode = 6
  /// Whether everything in the file belongs to the main actor unless it says otherwise.
  var isOnMain = false

  /// The errors and warnings in `file`. The whole of it is checked, what crosses threads too.
  func remarks(on file: URL) throws -> [Remark] {
    let compiling = try compile(file, to: URL(filePath: "/dev/null"), ["-emit-sil"])
    let remarks = compiling.said.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^.+?:(\d+)(?::\d+)?: (?:error|warning): (.+)/).map {
        Remark(line: Int($0.1) ?? 0, words: String($0.2))
      }
    }
    // A compiler that failed for another reason has not judged the file at all.
    guard compiling.status == 0 || !remarks.isEmpty else { throw NotCompiled(said: compiling.said) }
    return remarks
  }

  /// Makes a program of `file`, and runs it. Answers what the compiler and the program say.
  func run(_ file: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (objects, program) = (
      folder.appendingPathComponent("objects"), folder.appendingPathComponent("client")
    )
    try Self.objects().write(to: objects, atomically: true, encoding: .utf8)
    let compiling = try compile(file, to: program, ["@" + objects.path])
    guard compiling.status == 0, compiling.said.isEmpty else { return compiling.said }
    return try Program(program, []).said
  }

  /// What a program that uses VSM is linked of, as one that was built for these tests was.
  private static func objects() throws -> String {
    let list = Program.folder.appendingPathComponent("VSMProbe.product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.contains("VSMProbe.build") }.joined(separator: "\n")
  }

  private func compile(_ file: URL, to output: URL, _ arguments: [String]) throws -> Program {
    let modules = Program.folder.appendingPathComponent("Modules")
    return try Program(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-o", output.path, "-module-name", "Client", "-parse-as-library",
        "-swift-version", "\(mode)", "-diagnostic-style", "llvm", "-I", modules.path, file.path,
      ] + arguments + (isOnMain ? ["-default-isolation", "MainActor"] : []) + Self.moduleMaps())
  }

  /// Where the one module written in C that views stand on says what it is. Others may have been built
  /// beside it, for benchmarks say, and get in each other's way.
  private static func moduleMaps() -> [String] {
    let map = Program.folder.appendingPathComponent("CLinkedBackend.build/module.modulemap").path
    return ["-Xcc", "-fmodule-map-file=\(map)"]
  }

  /// What the comments in `file` expect: a line that ends in `// refused:` is refused with these words.
  static func refusals(in file: URL) throws -> [Remark] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      line.firstMatch(of: /\/\/ refused: (.+)/).map {
        Remark(line: index + 1, words: String($0.1))
      }
    }
  }

  /// A file in `Clients/`, beside the file that asks.
  static func client(_ name: String, at path: String = #filePath) -> URL {
    URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("Clients/\(name).swift")
  }
}
