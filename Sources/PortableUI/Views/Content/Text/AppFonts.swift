package import Foundation

/// The fonts that an app brings along: the files which its `Info.plist` names under `UIAppFonts`, and
/// those in the folder that it names under `ATSApplicationFontsPath`.
package enum AppFonts {
  /// The files among the resources of `bundle`. What the list names and nobody finds is said once.
  package static func files(in bundle: Bundle) -> [URL] {
    ResourceFolders.of(bundle).flatMap(files(in:))
  }

  private static func files(in folder: URL) -> [URL] {
    let facts = ResourceFolders.facts(in: folder)
    let named = (facts["UIAppFonts"] as? [String] ?? []).compactMap { name in
      // SwiftPM lays what it processes into one folder, whatever folders it was in.
      let file = [name, (name as NSString).lastPathComponent].map { folder.appending(path: $0) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
      if file == nil { ResourceProblem.missingFont(name, in: folder) }
      return file
    }
    let path = facts["ATSApplicationFontsPath"] as? String
    return named + (path.map { AssetFolder.inside(folder.appending(path: $0)) } ?? [])
  }
}
