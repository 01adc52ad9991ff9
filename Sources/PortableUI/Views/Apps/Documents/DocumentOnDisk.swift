package import Foundation

/// What another program has done to the file of a document.
package enum DiskChange: Error {
  /// It holds something else, or is not there.
  case changed, gone

  /// What a person is told of that.
  func words(_ name: String) -> String {
    switch self {
    case .changed: "Another program has changed “\(name)”."
    case .gone: "“\(name)” is not in its place any more."
    }
  }
}

/// A file, or a folder with all that is in it, as the disk told of it at some time, without its content.
package struct SeenFile: Sendable {
  private struct Fact: Equatable, Sendable {
    let name: String
    let number: Int?
    let size: Int?
    let time: Date?
  }

  private let url: URL?
  private let facts: [Fact]

  /// Whether this program may write to it.
  let isWritable: Bool

  /// Whether a person was told that it is not like that any more.
  var isChangeKnown = false

  /// Nothing yet.
  init() { (url, facts, isWritable) = (nil, [], true) }

  /// As it is now.
  package init(now url: URL) { self.init(now: url, at: url) }

  /// As the file at `place` is now, which `url` is about to lead to.
  init(now place: URL, at url: URL) {
    let file = place.resolvingSymlinksInPath()
    self.url = url
    isWritable = FileManager.default.isWritableFile(atPath: file.plainPath)
    let inside = try? FileManager.default.subpathsOfDirectory(atPath: file.plainPath)
    facts = ([""] + (inside ?? []).sorted()).compactMap { name in
      let place = name.isEmpty ? file : file.appending(path: name)
      guard let all = try? FileManager.default.attributesOfItem(atPath: place.plainPath) else {
        return nil
      }
      return Fact(
        name: name, number: all[.systemFileNumber] as? Int, size: all[.size] as? Int,
        time: all[.modificationDate] as? Date)
    }
  }

  /// What has become of it; `nil` where it is as it was.
  package func change(now url: URL) -> DiskChange? {
    guard url == self.url else { return nil }
    let now = SeenFile(now: url)
    return now.facts.isEmpty ? .gone : now.facts == facts ? nil : .changed
  }

  @concurrent
  fileprivate static func change(_ seen: SeenFile, now url: URL) async -> DiskChange? {
    seen.change(now: url)
  }
}

// What other programs do to a document.
extension OpenDocument {
  /// What another program has done to its file since this window read or wrote it.
  func changeOnDisk() async -> DiskChange? {
    // What is being written here changes it as well.
    _ = await writing?.value
    guard let fileURL else { return nil }
    return await SeenFile.change(seen, now: fileURL)
  }

  /// Looks whether another program has changed its file, or taken that away, and returns whether it has. Where nothing was
  /// changed here, what is new is shown; else a person is asked, once.
  @discardableResult
  func noticeChange() async -> Bool {
    guard fileURL != nil, !isReading, let change = await changeOnDisk() else { return false }
    if change == .changed, !isEdited {
      reload()
    } else if isEditable, !seen.isChangeKnown {
      // What is shown is nowhere else by now.
      if change == .gone { changes += 1 }
      tell(change)
    }
    return true
  }

  /// Asks a person what is to become of the two versions.
  func tell(_ change: DiskChange) {
    seen.isChangeKnown = true
    conflict = change
  }
}
