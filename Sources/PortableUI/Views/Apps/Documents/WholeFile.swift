import Foundation

/// A file or folder that is written beside its place, and renamed once it is whole.
struct WholeFile {
  /// Where it is written: in the folder that it is to be in, so on the same disk.
  let fresh: URL

  private init(beside place: URL) {
    let hidden = ".\(place.lastPathComponent.prefix(40)).\(UUID().uuidString.prefix(8))"
    fresh = place.deletingLastPathComponent().appending(path: hidden)
  }

  /// Has `write` make what replaces the file or folder at `url`.
  ///
  /// Where that fails, what was there is there still, and nothing else. A link stays, and leads to what is
  /// new.
  static func replace(_ url: URL, by write: (URL) throws -> Void) throws {
    let place = goal(of: url)
    let file = WholeFile(beside: place)
    defer { file.discard() }
    try write(file.fresh)
    try file.take(place)
  }

  /// The same for what takes its time. At its end `check` is called with what is whole, and may still refuse.
  static func replace(
    _ url: URL, by write: (URL) async throws -> Void, ifAllowed check: (URL) throws -> Void
  ) async throws {
    let place = goal(of: url)
    let file = WholeFile(beside: place)
    defer { file.discard() }
    try await write(file.fresh)
    try check(file.fresh)
    try file.take(place)
  }

  /// Has `write` make what stands in `folder` under a name like `name` that nothing has there. Returns where
  /// it is.
  static func add(
    _ name: String, to folder: URL, by write: (URL) async throws -> Void
  ) async throws -> URL {
    let file = WholeFile(beside: folder.appending(path: name))
    defer { file.discard() }
    try await write(file.fresh)
    let place = folder.appending(path: name.firstFree { !folder.appending(path: $0).isThere })
    // It fails, and replaces nothing, where another program was faster.
    try FileManager.default.moveItem(at: file.fresh, to: place)
    return place
  }

  /// Writes `data` to where nothing is, and returns when the disk has it.
  static func write(_ data: Data, to url: URL) throws {
    try data.write(to: url, options: .withoutOverwriting)
    let handle = try FileHandle(forUpdating: url)
    defer { try? handle.close() }
    try handle.synchronize()
  }

  private func discard() { try? FileManager.default.removeItem(at: fresh) }

  /// Stands where `place` is.
  private func take(_ place: URL) throws {
    guard place.isThere else { return try FileManager.default.moveItem(at: fresh, to: place) }
    guard fresh.isFolder || place.isFolder else {
      keepRights(of: place)
      return try exchange(place)
    }
    // Only of what is no folder does the system put one in the place of another.
    keepRights(of: place)
    let old = WholeFile(beside: place)
    try FileManager.default.moveItem(at: place, to: old.fresh)
    do {
      try FileManager.default.moveItem(at: fresh, to: place)
    } catch {
      try old.goBack(to: place)
      throw error
    }
    old.discard()
  }

  /// Stands where it stood. Where something else does by now, it stays where it is, rather than nowhere.
  private func goBack(to place: URL) throws {
    do {
      try FileManager.default.moveItem(at: fresh, to: place)
    } catch {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSLocalizedFailureReasonErrorKey:
            "something else has taken its place; what was there is in “\(fresh.lastPathComponent)” beside it"
        ])
    }
  }

  /// In one step, so that at no time there is no file. Foundation's `replaceItemAt` loses both on Linux.
  private func exchange(_ place: URL) throws {
    guard rename(fresh.plainPath, place.plainPath) != 0 else { return }
    let reason = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    throw CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: reason])
  }

  private func keepRights(of place: URL) {
    let all = try? FileManager.default.attributesOfItem(atPath: place.plainPath)
    guard let rights = all?[.posixPermissions] else { return }
    try? FileManager.default.setAttributes(
      [.posixPermissions: rights], ofItemAtPath: fresh.plainPath)
  }

  /// Where a link leads to; other files themselves.
  static func goal(of url: URL) -> URL {
    let goal = try? FileManager.default.destinationOfSymbolicLink(atPath: url.plainPath)
    return goal == nil ? url : url.resolvingSymlinksInPath()
  }
}

extension URL {
  /// Where a file is, as the system writes it.
  var plainPath: String { path(percentEncoded: false) }

  /// Whether there is something, be it a link that leads nowhere.
  fileprivate var isThere: Bool {
    (try? FileManager.default.attributesOfItem(atPath: plainPath)) != nil
  }

  fileprivate var isFolder: Bool {
    let all = try? FileManager.default.attributesOfItem(atPath: plainPath)
    return all?[.type] as? FileAttributeType == .typeDirectory
  }
}
