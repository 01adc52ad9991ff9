import Foundation

/// An app's files as they lie on a machine that has it, below a folder that stands for its root.
///
/// The program stands beside its resources, where `Bundle.module` looks for them; a link in `bin` makes
/// it a command.
struct InstalledFiles {
  let app: AppDescription
  let root: URL
  /// What all folders lie in.
  var prefix = "usr"

  /// The program, below `root`.
  var program: URL { home.appending(path: app.executable) }

  private var home: URL { folder("lib/\(app.packageName)") }

  private func folder(_ path: String) -> URL { root.appending(path: prefix).appending(path: path) }

  /// Puts all files in place.
  func lay(
    program built: URL, resources: [URL], describedIn place: URL, license: URL?, on day: Date
  ) throws {
    try copy(built, to: program)
    for bundle in resources { try copy(bundle, to: home.appending(path: bundle.lastPathComponent)) }
    let command = folder("bin/\(app.executable)")
    try command.makeFolder()
    try FileManager.default.createSymbolicLink(
      atPath: command.path, withDestinationPath: "../lib/\(app.packageName)/\(app.executable)")
    try layShare(describedIn: place, license: license, on: day)
  }

  /// Puts in place what desktops and people read, without the program.
  func layShare(describedIn place: URL, license: URL?, on day: Date) throws {
    let share = folder("share")
    try DesktopFiles.entry(of: app)
      .write(to: share.appending(path: "applications/\(app.id).desktop"))
    try DesktopFiles.metainfo(of: app, on: day)
      .write(to: share.appending(path: "metainfo/\(app.id).metainfo.xml"))
    if let types = Openings.kinds(of: app) {
      try types.write(to: share.appending(path: "mime/packages/\(app.id).xml"))
    }
    let icon = place.appending(path: app.icon)
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
