public import Foundation

// From a disk and to it.
extension FileWrapper {
  static func content(of url: URL, _ options: ReadingOptions) throws -> Content {
    let path = url.plainPath
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    switch type {
    case .typeSymbolicLink:
      let goal = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      return .link(URL(filePath: goal, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory:
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return .folder(
        try names.reduce(into: [:]) { children, name in
          children[name] = try FileWrapper(url: url.appending(path: name), options: options)
        })
    default:
      return options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .unread(url)
    }
  }

  static func attributes(of url: URL) throws -> [String: Any] {
    let all = try FileManager.default.attributesOfItem(atPath: url.plainPath)
    return Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $1) })
  }

  /// Becomes what is at `url`.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url, options)
    fileAttributes = try Self.attributes(of: url)
    named(url.lastPathComponent)
  }

  /// Writes it to `url`, where nothing must be unless it is to replace that `.atomic`ally.
  ///
  /// `originalContentsURL` is ignored: what was read from there and not changed is copied.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if options.contains(.atomic) {
      let existing = WholeFile.goal(of: url)
      try WholeFile.replace(url) { try lay(at: $0, inPlaceOf: existing) }
    } else {
      try lay(at: url, inPlaceOf: nil)
    }
    if options.contains(.withNameUpdating) { named(url.lastPathComponent) }
  }

  /// Writes it to where nothing is, with the rights that it had when it was read, or else those of what it will be
  /// in the place of.
  func lay(at url: URL, inPlaceOf existing: URL?) throws {
    try layContent(at: url, inPlaceOf: existing)
    if isSymbolicLink { return }
    let key = FileAttributeKey.posixPermissions
    let old = existing.flatMap { try? Self.attributes(of: $0) }
    guard let rights = fileAttributes[key.rawValue] ?? old?[key.rawValue] else { return }
    try FileManager.default.setAttributes([key: rights], ofItemAtPath: url.plainPath)
  }

  private func layContent(at url: URL, inPlaceOf existing: URL?) throws {
    switch content {
    case .file(let data): try WholeFile.write(data, to: url)
    case .unread(let source): try WholeFile.write(Data(contentsOf: source), to: url)
    case .link(let goal):
      let path = goal.relativePath
      try FileManager.default.createSymbolicLink(
        atPath: url.plainPath, withDestinationPath: path)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        try child.lay(at: url.appending(path: name), inPlaceOf: existing?.appending(path: name))
      }
    }
  }

  /// Whether what is at `url` holds the same as far as times and sizes say, of all that is in a folder.
  public func matchesContents(of url: URL) -> Bool {
    guard let there = try? Self.attributes(of: url) else { return false }
    if case .folder(let children) = content {
      let names = try? FileManager.default.contentsOfDirectory(atPath: url.plainPath)
      return Set(names ?? []) == Set(children.keys)
        && children.allSatisfy { $1.matchesContents(of: url.appending(path: $0)) }
    }
    let keys = [FileAttributeKey.modificationDate, .size, .type].map(\.rawValue)
    return keys.allSatisfy { key in
      guard let known = fileAttributes[key] as? AnyHashable else { return false }
      return known == there[key] as? AnyHashable
    }
  }
}
