import Foundation
import Threads

/// The asset catalogues among the resources of a bundle: folders of files, as Xcode keeps them.
///
/// Nobody compiles them here. What is in them is found once, and each asset is read when it is first
/// asked for.
final class AssetCatalog: Sendable {
  private struct Known {
    var colors: [String: Color?] = [:]
    var pictures: [String: PictureSet?] = [:]
    var symbols: [String: LoadedPicture?] = [:]
  }

  /// The folders of assets, by their names with their endings: `Brand/Sky.colorset`.
  private let folders: [String: URL]
  private let known = Guarded(Known())

  private static let catalogs = Guarded<[String: AssetCatalog]>([:])

  /// The catalogues of `bundle`.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let path = bundle.bundlePath
    if let known = catalogs.withLock({ $0[path] }) { return known }
    let catalog = AssetCatalog(in: ResourceFolders.of(bundle))
    return catalogs.withLock {
      if let known = $0[path] { return known }
      $0[path] = catalog
      return catalog
    }
  }

  private init(in places: [URL]) {
    var folders: [String: URL] = [:]
    for place in places {
      for catalog in AssetFolder.inside(place) where catalog.pathExtension == "xcassets" {
        AssetFolder(url: catalog).collect(into: &folders)
      }
    }
    self.folders = folders
  }

  /// The colour called `name`; `nil` where there is none, or none that can be read.
  func color(named name: String) -> Color? {
    if let known = known.withLock({ $0.colors[name] }) { return known }
    let color = folders["\(name).colorset"].flatMap { ColorSet(url: $0).color() }
    known.withLock { $0.colors[name] = .some(color) }
    return color
  }

  /// The files of the picture called `name`; `nil` where there is none, or none that can be read.
  func pictures(named name: String) -> PictureSet? {
    if let known = known.withLock({ $0.pictures[name] }) { return known }
    let pictures = folders["\(name).imageset"].flatMap { PictureSetFile(url: $0).pictures() }
    known.withLock { $0.pictures[name] = .some(pictures) }
    return pictures
  }

  /// The symbol called `name`; `nil` where there is none, or none that can be read.
  func symbol(named name: String) -> LoadedPicture? {
    if let known = known.withLock({ $0.symbols[name] }) { return known }
    let symbol = folders["\(name).symbolset"].flatMap { SymbolSetFile(url: $0).symbol() }
    known.withLock { $0.symbols[name] = .some(symbol) }
    return symbol
  }
}

/// A folder of a catalogue that groups assets, as the catalogue itself does.
struct AssetFolder {
  let url: URL

  /// Adds the assets inside, by their names. What was there first stays.
  func collect(into folders: inout [String: URL], under space: String = "", depth: Int = 0) {
    // Folders may be links to themselves.
    guard depth < 16 else { return }
    for inner in Self.inside(url) where inner.hasDirectoryPath {
      if inner.pathExtension.isEmpty {
        let group = AssetFolder(url: inner)
        let name = group.isNamespace ? "\(space)\(inner.lastPathComponent)/" : space
        group.collect(into: &folders, under: name, depth: depth + 1)
      } else {
        let name = space + inner.lastPathComponent
        if folders[name] == nil { folders[name] = inner }
      }
    }
  }

  /// Whether the names of assets inside begin with the folder's.
  private var isNamespace: Bool {
    guard
      let content = FileManager.default.contents(atPath: url.appending(path: "Contents.json").path),
      let facts = try? JSONSerialization.jsonObject(with: content) as? [String: Any],
      let properties = facts["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  /// What is in a folder, in the order of its names.
  static func inside(_ url: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { url.appending(path: $0, directoryHint: .checkFileSystem) }
  }
}
