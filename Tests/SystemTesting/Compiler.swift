package import Foundation

/// What the compiler says of a file in `Clients/`, given the modules that were built for this test.
package struct Compiler {
  /// A line of a file, and what is said of it.
  package struct Remark: Equatable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    /// What is said.
    package let words: String

    /// For a test that fails.
    package var description: String { "line \(line): \(words)" }

    /// Whether it says on that line, among other things, what `other` does.
    package func has(_ other: Remark) -> Bool { line == other.line && words.contains(other.words) }
  }

  /// The compiler ended before it looked at the file.
  package struct NotCompiled: Error {
    /// What it wrote.
    package let said: String
  }

  /// The language mode: 5 or 6.
  package var mode: Int
  /// Whether everything in the file belongs to the main actor unless it says otherwise.
  package var isOnMain: Bool
  /// A folder of modules that go before those that were built.
  package var modules: URL?

  /// A compiler for files of users.
  package init(mode: Int = 6, isOnMain: Bool = false, modules: URL? = nil) {
    self.mode = mode
    self.isOnMain = isOnMain
    self.modules = modules
  }

  /// The errors and warnings in `file`, with the files `beside` it. The whole of it is checked, what
  /// crosses threads too.
  package func remarks(on file: URL, beside others: [URL] = []) throws -> [Remark] {
    // Not to the null device: a compiler that fails deletes what it was told to write.
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: made) }
    let compiling = try compile(
      file, to: made, ["-emit-sil"] + (others.isEmpty ? [] : ["-wmo"]) + others.map(\.path))
    let remarks = compiling.said.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^.+?:(\d+)(?::\d+)?: (?:error|warning): (.+)/).map {
        Remark(line: Int($0.1) ?? 0, words: String($0.2))
      }
    }
    // A compiler that failed for another reason has not judged the file at all.
    guard compiling.status == 0 || !remarks.isEmpty else { throw NotCompiled(said: compiling.said) }
    return remarks
  }

  /// Makes a program of `file`, and runs it; it is linked as the program `probe` was, that was built
  /// for a test. Returns what the compiler and the program say.
  package func run(_ file: URL, linkedAs probe: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (objects, program) = (
      folder.appendingPathComponent("objects"), folder.appendingPathComponent("client")
    )
    try Self.objects(of: probe).write(to: objects, atomically: true, encoding: .utf8)
    let compiling = try compile(file, to: program, ["@" + objects.path])
    guard compiling.status == 0, compiling.said.isEmpty else { return compiling.said }
    return try Program(program, []).said
  }

  /// What the program `probe` is linked of, without its own code.
  private static func objects(of probe: String) throws -> String {
    let list = Program.folder.appendingPathComponent("\(probe).product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.contains("\(probe).build") }.joined(separator: "\n")
  }

  private func compile(_ file: URL, to output: URL, _ arguments: [String]) throws -> Program {
    try Self.compiler(
      ["-o", output.path, "-module-name", "Client", "-swift-version", "\(mode)", file.path]
        + (modules.map { ["-O", "-I", $0.path] } ?? []) + arguments
        + (isOnMain ? ["-default-isolation", "MainActor"] : []))
  }

  private static func compiler(_ arguments: [String]) throws -> Program {
    let built = Program.folder.appendingPathComponent("Modules")
    return try Program(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-parse-as-library", "-diagnostic-style", "llvm"] + arguments
        + ["-I", built.path] + moduleMaps() + macros())
  }

  /// The program that says what stands for macros.
  private static func macros() -> [String] {
    let program = Program.folder.appendingPathComponent("ViewMacros-tool")
    return ["-load-plugin-executable", "\(program.path)#ViewMacros"]
  }

  /// What says what the modules are that views stand on and that are written in C. Others may have been
  /// built beside them, for benchmarks say, and get in each other's way.
  private static func moduleMaps() -> [String] {
    let built = ["CLinkedBackend", "CPictureCurl", "CWatchers"].map {
      Program.folder.appendingPathComponent("\($0).build/module.modulemap")
    }
    let written = package.appendingPathComponent("Sources/CSwiftRuntime/module.modulemap")
    return (built + [written]).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  /// What the comments in `file` expect: a line that ends in `// refused:` is refused with these words.
  package static func refusals(in file: URL) throws -> [Remark] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      line.firstMatch(of: /\/\/ refused: (.+)/).map {
        Remark(line: index + 1, words: String($0.1))
      }
    }
  }

  /// A file in `Clients/`, beside the file that asks.
  package static func client(_ name: String, at path: String = #filePath) -> URL {
    URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("Clients/\(name).swift")
  }
}

// MARK: Release builds

extension Compiler {
  /// Makes a module of `sources`, as a release build does, in `folder`. Returns what the compiler says.
  package static func release(_ module: String, of sources: [URL], in folder: URL) throws -> String
  {
    let made = try compiler(
      [
        "-emit-module", "-O", "-module-name", module, "-swift-version", "6",
        "-package-name", package.lastPathComponent.lowercased(),
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path,
      ] + sources.map(\.path))
    return made.status == 0 || !made.said.isEmpty ? made.said : "it failed silently"
  }

  /// All sources of a module.
  package static func sources(of module: String) -> [URL] {
    let folder = package.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    // The steps of tutorials are code of readers.
    return (files?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains(".docc/")
    }
  }

  /// The folder of the package.
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
