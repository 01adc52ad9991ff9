import CGTK
import Foundation
import PortableUI

/// A file of the app's with values by their names, in the folder where the desktop keeps for a person how programs were
/// left: `$XDG_STATE_HOME`, or `.local/state` in the home folder.
struct StateFile<Value: Codable & Equatable> {
  let name: String

  private var place: URL {
    URL(filePath: String(cString: g_get_user_state_dir()))
      .appending(path: AppName.current).appending(path: name)
  }

  /// What it holds; nothing where it cannot be read.
  func read() -> [String: Value] {
    guard let data = try? Data(contentsOf: place) else { return [:] }
    return (try? JSONDecoder().decode([String: Value].self, from: data)) ?? [:]
  }

  /// Keeps a value. Where it cannot be kept, nothing is lost but that.
  func keep(_ value: Value, as name: String) {
    var values = read()
    guard values[name] != value else { return }
    values[name] = value
    guard let data = try? JSONEncoder().encode(values) else { return }
    let place = place
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: place, options: .atomic)
  }
}
