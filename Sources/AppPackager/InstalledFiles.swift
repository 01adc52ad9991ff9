import Foundation

/// An app's files as they lie on a machine that has it, below a folder that stands for its root.
///
/// The program stands beside its resources, where `Bundle.module` looks for them; a link in `bin` makes
/// it a command.
struct InstalledFiles {
  let app: AppDescription
  let root: URL

  /// The program, below `root`.
  var program: URL { home.appending(path: app.executable) }

  private var home: URL { root.appending(path: "usr/lib/\(app.packageName)") }

  /// Puts all files in place.
  func lay(
    program built: URL, resources: [URL], describedIn folder: URL, license: URL?, on day: Date
  ) throws {
    try copy(built, to: program)
    for bundle in resources { try copy(bundle, to: home.appending(path: bundle.lastPathComponent)) }
    let command = root.appending(path: "usr/bin/\(app.executable)")
    try command.makeFolder()
    try FileManager.default.createSymbolicLink(
      atPath: command.path, withDestinationPath: "../lib/\(app.packageName)/\(app.executable)")

    let share = root.appending(path: "usr/share")
    try DesktopFiles.entry(of: app)
      .write(to: share.appending(path: "applications/\(app.id).desktop"))
    try DesktopFiles.metainfo(of: app, on: day)
      .write(to: share.appending(path: "metainfo/\(app.id).metainfo.xml"))
    let icon = folder.appending(path: app.icon)
    try copy(icon, to: share.appending(path: "icons/hicolor/\(try iconFolder(of: icon))"))
    try copyright(license).write(to: share.appending(path: "doc/\(app.packageName)/copyright"))
  }

  /// Where an icon belongs among those of the desktop, with its name.
  private func iconFolder(of icon: URL) throws -> String {
    if icon.pathExtension.lowercased() == "svg" { return "scalable/apps/\(app.id).svg" }
    // A PNG begins with its signature and the header of its first part; then come width and height.
    let start = try? FileHandle(forReadingFrom: icon).read(upToCount: 24)
    guard let bytes = start.map(Array.init), bytes.count == 24,
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else {
      throw Refusal("'\(icon.path)' cannot be read as a PNG picture", fix: "name another icon")
    }
    func number(at place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return "\(number(at: 16))x\(number(at: 20))/apps/\(app.id).png"
  }

  private func copyright(_ license: URL?) throws -> String {
    let words = try license.map { try String(contentsOf: $0, encoding: .utf8) }
    return "\(app.name) \(app.version), by \(app.developer.name).\nLicense: \(app.license)\n"
      + (words.map { "\n" + $0 } ?? "")
  }

  private func copy(_ file: URL, to place: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw Refusal("there is no '\(file.path)'", fix: "mend the path, or build it first")
    }
    try place.makeFolder()
    try FileManager.default.copyItem(at: file, to: place)
  }
}
