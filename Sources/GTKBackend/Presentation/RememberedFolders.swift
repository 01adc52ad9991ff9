import Foundation

/// The folders that people used last in dialogs for files, kept for the next time the app runs.
enum RememberedFolders {
  private static let file = StateFile<URL>(name: "file-folders.json")

  /// The folder that was used last in a dialog of that name, if it is still there.
  static func folder(of id: String) -> URL? {
    file.read()[id].flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  /// Keeps the folder of a dialog of that name.
  static func keep(_ folder: URL, of id: String) { file.keep(folder, as: id) }
}
