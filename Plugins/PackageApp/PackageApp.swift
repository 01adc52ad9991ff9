import Foundation
import PackagePlugin

/// `swift package package-app`: builds the app that `App.json` describes, and makes a Debian package
/// of it.
///
///     swift package package-app [FOLDER]              FOLDER gets the package; default: one below .build
///     swift package package-app --flatpak [FOLDER]    writes what flatpak-builder makes a Flatpak of
@main
struct PackageApp: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let description = context.package.directoryURL.appending(path: "App.json")
    let product = try executable(in: description)
    let packager = try context.tool(named: "AppPackager").url
    var words = ArgumentExtractor(arguments)
    let isFlatpak = words.extractFlag(named: "flatpak") > 0
    let output = words.remainingArguments.first ?? context.pluginWorkDirectoryURL.path
    if isFlatpak { return try describe(context.package, in: description, packager, output) }

    let languages = try run(
      packager,
      [
        "prepare", "--description", description.path, "--archive", try foundation().path,
        "--output", context.pluginWorkDirectoryURL.appending(path: "languages").path,
      ])

    print("Building '\(product)' for release, with Swift's libraries in it")
    var parameters = PackageManager.BuildParameters(configuration: .release, logging: .concise)
    // Nobody else's machine has Swift's libraries; and what nobody calls is left out.
    parameters.otherSwiftcFlags = ["-static-stdlib"]
    parameters.otherLinkerFlags = ["--gc-sections"] + languages
    let result = try packageManager.build(.product(product), parameters: parameters)
    guard result.succeeded,
      let program = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == product
      })
    else {
      Diagnostics.error("'\(product)' could not be built:\n\(result.logText)")
      return
    }

    let folder = program.url.deletingLastPathComponent()
    let resources = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "resources" }
    let package = try run(
      packager,
      [
        "package", "--description", description.path, "--program", program.url.path, "--output",
        output,
      ] + resources.flatMap { ["--resources", $0.path] })
    print(package.joined(separator: "\n"))
  }

  /// Writes what a Flatpak is made of. Building it needs GNOME's SDK, which this machine need not have.
  private func describe(
    _ package: Package, in description: URL, _ packager: URL, _ output: String
  ) throws {
    var (packages, options) = ([package], [String]())
    var next = 0
    while next < packages.count {
      let package = packages[next]
      next += 1
      switch package.origin {
      case .root, .local: options += ["--package", package.directoryURL.path]
      default: options += ["--fetched", package.directoryURL.path]
      }
      for used in package.dependencies.map(\.package)
      where !packages.contains(where: { $0.id == used.id }) {
        packages.append(used)
      }
    }
    let words = try run(
      packager, ["flatpak", "--description", description.path, "--output", output] + options)
    print(words.joined(separator: "\n"))
  }

  /// The archive that Foundation's languages are in, of the toolchain that builds.
  private func foundation() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let archives = path.split(separator: ":").map {
      URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "lib/swift_static/linux/lib_FoundationICU.a")
    }
    guard let archive = archives.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      throw Refusal(
        description:
          "The toolchain in PATH has no static libraries. Fix: install one of swift.org's")
    }
    return archive
  }

  /// Runs the program that does the work; returns the lines it prints. What it says of mistakes is
  /// shown as it is.
  private func run(_ program: URL, _ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(description: "No package was made; what is said above tells why.")
    }
    return String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The product that the description names. Whether the rest of it is right is looked at later.
  private func executable(in file: URL) throws -> String {
    struct Description: Decodable { let executable: String }
    guard let data = try? Data(contentsOf: file),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else {
      throw Refusal(
        description: "\(file.path) is not there, or names no 'executable'. Fix: write one, as the"
          + " documentation shows")
    }
    return description.executable
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}
