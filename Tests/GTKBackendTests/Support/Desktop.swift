import Foundation
import Testing

/// A private desktop with one window on it, which a test drives from outside: by pointer and keys, and
/// by what assistive technologies are told. It ends with the test.
final class Desktop {
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let folder: URL
  private var unread = Data()

  /// Shows `page` of the probe; where `isMoving`, on a desktop on which things are seen to move.
  convenience init(showing page: String, isDark: Bool = false, isMoving: Bool = false) throws {
    try self.init(running: "GTKProbe", page, isDark: isDark, isMoving: isMoving)
  }

  /// Runs a program of this package that opens a window, with `environment` besides that of the test.
  init(
    running program: String, _ arguments: String..., isDark: Bool = false, isMoving: Bool = false,
    environment more: [String: String] = [:]
  ) throws {
    folder = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString)")
    try Self.writeSettings(into: folder, isMoving: isMoving)
    let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "desktop.py")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      [
        "-c", "exec 3>&1 >/dev/null; exec dbus-run-session -- /usr/bin/python3 -B \"$@\"", "sh",
        driver.path, folder.path, Program.folder.appending(path: program).path,
      ] + arguments
    var environment = ProcessInfo.processInfo.environment.merging(
      Self.settings(in: folder, isDark: isDark).merging(more) { $1 }
    ) { $1 }
    // Even an empty one would keep libadwaita's style sheet away.
    environment["GTK_THEME"] = nil
    process.environment = environment
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try read("start the desktop")
  }

  deinit {
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Whether this machine has what a private desktop needs.
  static let isAvailable = ["Xvfb", "dbus-run-session", "xdotool", "import"].allSatisfy { tool in
    ["/usr/bin", "/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  // The same picture on every machine: one font, one renderer, one theme.
  private static func writeSettings(into folder: URL, isMoving: Bool) throws {
    let settings = folder.appending(path: "gtk-4.0")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let text = """
      [Settings]
      gtk-font-name=DejaVu Sans 10
      gtk-xft-dpi=98304
      gtk-xft-antialias=1
      gtk-xft-hinting=1
      gtk-xft-hintstyle=hintslight
      gtk-xft-rgba=none
      gtk-enable-animations=\(isMoving ? 1 : 0)
      gtk-cursor-blink=0
      """
    try Data(text.utf8).write(to: settings.appending(path: "settings.ini"))
    try Data(fonts.utf8).write(to: folder.appending(path: "fonts.conf"))
  }

  /// Whatever other fonts a machine has, it draws with these.
  private static let fonts = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
      <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
      <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
    </fontconfig>
    """

  private static func settings(in folder: URL, isDark: Bool) -> [String: String] {
    [
      "XDG_CONFIG_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "GSK_RENDERER": "cairo",
      "FONTCONFIG_FILE": folder.appending(path: "fonts.conf").path, "GDK_SCALE": "1",
      "GDK_BACKEND": "x11", "GTK_A11Y": "atspi", "ADW_DISABLE_PORTAL": "1",
      "ADW_DEBUG_COLOR_SCHEME": isDark ? "prefer-dark" : "default", "LANG": "C.UTF-8",
    ]
  }

  /// Sends a command, and returns what the desktop answers.
  @discardableResult
  func send(_ command: [String: Any]) throws -> Any {
    let line = try JSONSerialization.data(withJSONObject: command) + Data("\n".utf8)
    try commands.fileHandleForWriting.write(contentsOf: line)
    return try read("\(command)")
  }

  private func read(_ command: String) throws -> Any {
    while !unread.contains(UInt8(ascii: "\n")) {
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw Failure(description: "The desktop ended when told to \(command).")
      }
      unread += more
    }
    let line = unread.prefix { $0 != UInt8(ascii: "\n") }
    unread = Data(unread.dropFirst(line.count + 1))
    let answer = try JSONSerialization.jsonObject(with: line) as? [String: Any]
    if let failure = answer?["failure"] {
      throw Failure(description: "\(command): \(failure)")
    }
    return answer?["answer"] ?? NSNull()
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
