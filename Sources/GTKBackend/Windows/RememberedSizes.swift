import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// The sizes that people gave windows, kept for the next time the app runs.
///
/// They are in a file of the app's, in the folder where the desktop keeps such things for a person:
/// `$XDG_STATE_HOME`, or `.local/state` in the home folder.
enum RememberedSizes {
  private static var file: URL {
    URL(filePath: String(cString: g_get_user_state_dir()))
      .appending(path: AppName.current).appending(path: "window-sizes.json")
  }

  /// The size that a person gave a window of that scene last.
  static func size(of scene: String) -> Size? {
    guard let sides = read()[scene], sides.count == 2, sides.allSatisfy({ $0 >= 1 }) else {
      return nil
    }
    return Size(width: sides[0], height: sides[1])
  }

  /// Keeps the size of a window of that scene. Where it cannot be kept, nothing is lost but that.
  static func keep(_ size: Size, of scene: String) {
    var sizes = read()
    let sides = [size.width, size.height]
    guard sizes[scene] != sides else { return }
    sizes[scene] = sides
    guard let data = try? JSONEncoder().encode(sizes) else { return }
    let file = file
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private static func read() -> [String: [Double]] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: [Double]].self, from: data)) ?? [:]
  }
}
