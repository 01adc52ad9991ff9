import Foundation

/// The pictures that somebody has found good, in a folder that is kept with the sources.
struct AcceptedPictures {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// The names of the files.
  var names: Set<String> {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names ?? []).filter { $0.hasSuffix(".svg") }
  }

  /// The picture of that name.
  func picture(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.appending(path: name).path)
  }

  /// Takes those of `drawn` for good. Others are forgotten, unless only some were drawn.
  func replace(by drawn: URL, keepingOthers: Bool) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    if !keepingOthers {
      for name in names { try files.removeItem(at: folder.appending(path: name)) }
    }
    for name in try files.contentsOfDirectory(atPath: drawn.path) where name.hasSuffix(".svg") {
      let data = try Data(contentsOf: drawn.appending(path: name))
      try data.write(to: folder.appending(path: name), options: .atomic)
    }
  }
}
