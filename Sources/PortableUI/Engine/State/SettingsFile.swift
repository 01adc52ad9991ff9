import Foundation
import Threads

/// The file in which Foundation keeps the settings of the app, and a copy beside it.
///
/// Foundation on Linux empties the file before it writes it. A program that is killed meanwhile would have
/// no settings any more, and nobody would hear of it.
struct SettingsFile {
  private let url: URL

  init(at url: URL) { self.url = url }

  /// That of `UserDefaults.standard` in this program.
  static var own: SettingsFile {
    let environment = ProcessInfo.processInfo.environment
    let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let folder =
      settings.map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
    return SettingsFile(at: folder.appending(path: AppName.current + ".plist"))
  }

  private var copy: URL { url.appendingPathExtension("copy") }
  private var damaged: URL { url.appendingPathExtension("damaged") }

  /// Copies the file, which is whole now.
  func keepCopy() {
    guard let data = try? Data(contentsOf: url), settings(in: data) != nil else { return }
    try? data.write(to: copy, options: .atomic)
  }

  /// Puts the copy in the place of a file that is damaged, which is kept beside it: before anybody has
  /// asked for a setting. Returns what is in the copy, if it was needed.
  func mend() -> [String: Any]? {
    guard let data = try? Data(contentsOf: url), settings(in: data) == nil else { return nil }
    let known = (try? Data(contentsOf: copy)).flatMap { data in
      settings(in: data).map { (data, $0) }
    }
    try? FileManager.default.removeItem(at: damaged)
    try? FileManager.default.moveItem(at: url, to: damaged)
    if let known { try? known.0.write(to: url, options: .atomic) }
    let fix = "Nothing needs to be done; what was set last may have to be set again."
    writeToStandardError(
      described(
        "The settings of \(AppName.current) could not be read.",
        facts: [
          "file": url.path, "kept": damaged.path,
          "instead": known == nil ? "no settings" : "those of the time before",
        ], fix: fix))
    return known?.1
  }

  private func settings(in data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}
