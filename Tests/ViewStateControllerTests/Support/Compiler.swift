import Foundation

/// The compiler, given the modules that were built for this test.
struct Compiler {
  /// The language mode: 5 or 6.
  var mode = 6
  /// Whether everything belongs to the main actor unless it says otherwise.
  var isOnMain = false
  /// A folder of modules that go before those that were built.
  var modules: URL?

  /// What the compiler says of a user's file: nothing, where that is right.
  func remarks(on file: URL) throws -> String {
    try run(
      ["-emit-sil", "-o", "/dev/null", "-module-name", "Client", "-swift-version", "\(mode)"]
        + (isOnMain ? ["-default-isolation", "MainActor"] : [])
        + (modules.map { ["-O", "-I", $0.path] } ?? []) + ["-I", Self.built.path, file.path])
  }

  /// Makes a module of `sources`, as a release build does, in `folder`.
  func release(_ module: String, of sources: [URL], in folder: URL) throws -> String {
    try run(
      [
        "-emit-module", "-O", "-module-name", module, "-swift-version", "6",
        "-package-name", Self.package.lastPathComponent.lowercased(),
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path,
        "-I", Self.built.path,
      ] + sources.map(\.path))
  }

  private func run(_ arguments: [String]) throws -> String {
    // A file, not a pipe: Foundation stops the program when a signal interrupts it reading a pipe.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Where the one module written in C that views stand on says what it is.
    let map = Self.folder.appendingPathComponent("CLinkedBackend.build/module.modulemap").path
    process.arguments =
      ["swiftc", "-parse-as-library", "-diagnostic-style", "llvm"] + arguments
      + ["-Xcc", "-fmodule-map-file=\(map)"]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    let said = try String(contentsOf: log, encoding: .utf8)
    return process.terminationStatus == 0 || !said.isEmpty ? said : "it failed silently"
  }

  /// Where this test was built.
  private static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  private static var built: URL { folder.appendingPathComponent("Modules") }

  /// The folder of the package.
  static var package: URL { URL(fileURLWithPath: #filePath).up(4) }

  /// A file of a user.
  static func client(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).up(2).appendingPathComponent("Clients/\(name).swift")
  }

  /// All sources of a module.
  static func sources(of module: String) -> [URL] {
    let folder = package.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }
}

extension URL {
  fileprivate func up(_ levels: Int) -> URL {
    (0..<levels).reduce(self) { url, _ in url.deletingLastPathComponent() }
  }
}
