import Foundation

/// Makes a `.deb` of an app's files.
struct DebianPackage {
  let files: InstalledFiles
  /// What Debian calls this kind of machine, `amd64` say.
  let architecture: String
  /// The packages whose libraries the program is linked to, as Debian writes them.
  let libraries: [String]

  /// What each of our programs loads by name, or reads, without being linked to it: what carries
  /// pictures, what draws symbols, and where it is what time.
  static let loaded = ["libcurl4", "librsvg2-common", "tzdata"]

  var fileName: String {
    "\(files.app.packageName)_\(files.app.version)_\(architecture).deb"
  }

  /// What the package says of itself; `size` in kilobytes.
  func control(size: Int) -> String {
    let app = files.app
    let named = Set(libraries.map { $0.prefix { $0 != " " } })
    let depends =
      libraries + (Self.loaded + (app.depends ?? [])).filter { !named.contains($0[...]) }
    let homepage = app.homepage.map { "Homepage: \($0)\n" } ?? ""
    // Of a description, each line is indented, and a dot stands for an empty one.
    let description = app.description.map { " \($0)" }.joined(separator: "\n .\n")
    return """
      Package: \(app.packageName)
      Version: \(app.version)
      Architecture: \(architecture)
      Maintainer: \(app.developer.name) <\(app.developer.email)>
      Installed-Size: \(size)
      Depends: \(depends.joined(separator: ", "))
      Section: misc
      Priority: optional
      \(homepage)Description: \(app.summary)
      \(description)

      """
  }

  /// Packs the files into `folder`; returns the package.
  func pack(into folder: URL) throws -> URL {
    let manager = FileManager.default
    let size = try manager.subpathsOfDirectory(atPath: files.root.path).reduce(0) { sum, path in
      let facts = try manager.attributesOfItem(atPath: files.root.appending(path: path).path)
      return sum + ((facts[.size] as? Int ?? 0) + 1023) / 1024
    }
    try control(size: size).write(to: files.root.appending(path: "DEBIAN/control"))
    let package = folder.appending(path: fileName)
    try package.makeFolder()
    try Tool.run(
      "dpkg-deb", "--root-owner-group", "--build", files.root.path, package.path, of: "dpkg")
    return package
  }

  /// What Debian calls this machine.
  static func architecture() throws -> String {
    try Tool.run("dpkg", "--print-architecture", of: "dpkg")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Asks Debian which packages hold what the program is linked to.
  static func libraries(of program: URL) throws -> [String] {
    let answer = try withTemporaryFolder { folder in
      // It reads the description of a source package where it is started.
      try "Source: app\n\nPackage: app\nArchitecture: any\n"
        .write(to: folder.appending(path: "debian/control"))
      return try Tool.run(
        "dpkg-shlibdeps", "-O", "--ignore-missing-info", program.path, in: folder, of: "dpkg-dev")
    }
    // shlibs:Depends=libadwaita-1-0 (>= 1.2~beta), libc6 (>= 2.36)
    guard let line = answer.split(separator: "\n").first(where: { $0.contains("Depends=") }) else {
      return []
    }
    return line.drop { $0 != "=" }.dropFirst().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
