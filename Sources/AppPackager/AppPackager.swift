import Foundation

/// What the package plug-in `package-app` asks for. First, whether all is here and right, and what to link
/// to carry an app's languages alone; it prints the options for the linker, one a line, none when the app
/// wants all. Then, the package; or, alone, what a Flatpak is made of:
///
///     AppPackager prepare --description App.json --archive FILE --output FOLDER
///     AppPackager flatpak --description App.json --package FOLDER … [--fetched FOLDER …] --output FOLDER
///     AppPackager package --description App.json --program FILE --resources FOLDER … --output FOLDER
@main
struct AppPackager {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      let options = try Options(Array(arguments.dropFirst()))
      switch arguments.first {
      case "prepare":
        try Needs().check()
        for option in try linkerOptions(options) { print(option) }
      case "flatpak": print(try flatpak(options))
      case "package": print(try package(options).path)
      default: throw Refusal("nothing is asked for", fix: "begin with prepare, package or flatpak")
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// What the linker is told where not all languages are wanted.
  static func linkerOptions(_ options: Options) throws -> [String] {
    let app = try AppDescription(reading: options.one("--description"))
    guard let languages = app.languages else { return [] }
    let made = try LanguageObject.make(
      of: languages, from: options.one("--archive"), into: options.one("--output"))
    return [made.object.path, "--wrap=\(made.symbol)"]
  }

  /// Lays the files out, and packs them.
  static func package(_ options: Options) throws -> URL {
    let description = try options.one("--description")
    let app = try AppDescription(reading: description)
    let folder = description.deletingLastPathComponent()
    return try withTemporaryFolder { root in
      let files = InstalledFiles(app: app, root: root)
      try files.lay(
        program: options.one("--program"), resources: options.all("--resources"),
        describedIn: folder, license: license(in: folder), on: Date())
      try Tool.run("strip", files.program.path, of: "binutils")
      let package = DebianPackage(
        files: files, architecture: try DebianPackage.architecture(),
        libraries: try DebianPackage.libraries(of: files.program))
      return try package.pack(into: options.one("--output"))
    }
  }

  /// Writes the manifest, and beside it what desktops read. Where `flatpak-builder` is here, it reads it.
  /// Returns where it is, and how it is built.
  static func flatpak(_ options: Options) throws -> String {
    let description = try options.one("--description")
    let app = try AppDescription(reading: description)
    let (place, folder) = (description.deletingLastPathComponent(), try options.one("--output"))
    let desktop = folder.appending(path: app.id)
    try? FileManager.default.removeItem(at: desktop)
    try InstalledFiles(app: app, root: desktop, prefix: "").layShare(
      describedIn: place, license: license(in: place), on: Date())
    let manifest = FlatpakManifest(
      app: app, packages: options.all("--package").map(\.standardizedFileURL),
      fetches: !options.all("--fetched").isEmpty, folder: folder.standardizedFileURL)
    let file = folder.appending(path: "\(app.id).json")
    try manifest.text().write(to: file)
    if Tool.find("flatpak-builder", in: Needs().path) != nil {
      try Tool.run("flatpak-builder", "--show-manifest", file.path, of: "flatpak-builder")
    }
    return """
      \(file.path)
      Build and install it with:
        flatpak install flathub \(FlatpakManifest.sdk.joined(separator: " "))
        flatpak-builder --user --install --force-clean .build/flatpak \(file.path)
      """
  }

  private static func license(in folder: URL) -> URL? {
    ["LICENSE", "LICENSE.txt", "LICENSE.md"].map { folder.appending(path: $0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
