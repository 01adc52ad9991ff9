import Foundation

/// Finds feature files.
enum FeatureFile {
  /// Says that there is no such file, or that it cannot be read.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  private static let ending = "feature"

  /// The resource of that name.
  static func copy(named name: String, in bundle: Bundle) throws -> URL {
    let file = name.hasSuffix(".\(ending)") ? name : "\(name).\(ending)"
    let all = files(below: bundle.resourceURL ?? bundle.bundleURL)
    if let found = all.first(where: { $0.path.hasSuffix("/\(file)") }) { return found }
    let names = all.map(\.lastPathComponent).sorted()
    throw Unreadable(
      description: """
        There is no '\(file)' in the bundle.
          feature files there: \(names.isEmpty ? "none" : names.joined(separator: ", "))
          Fix: put it beside the tests, and name it in the manifest: resources: [.process("Features")].
        """)
  }

  /// What the file says.
  static func text(of url: URL) throws -> String {
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw Unreadable(
        description: """
          '\(url.path)' cannot be read: \(error)
            Fix: write it as UTF-8, and say where it is.
          """)
    }
  }

  /// The file in the sources that `copy` is made of: it lies with or above the test, and says the same.
  static func original(of copy: URL, saying text: String, near test: String) -> String? {
    var folder = URL(fileURLWithPath: test).deletingLastPathComponent()
    let isPackage: (URL) -> Bool = {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    while folder.path != "/", !isPackage(folder) {
      let found = files(below: folder).first {
        $0.lastPathComponent == copy.lastPathComponent
          && (try? String(contentsOf: $0, encoding: .utf8)) == text
      }
      if let found { return found.path }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private static func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = all?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
  }
}
