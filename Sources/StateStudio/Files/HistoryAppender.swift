public import Foundation
import StateEvents
import Threads

/// Writes entries to a file as they come, each at once: what was written before a crash stays.
final class HistoryAppender: Sendable {
  private let file: Guarded<FileHandle?>

  /// Goes on in the file at `url`, which is made where there is none.
  init(_ url: URL) throws {
    let header = try lineEncoder().encode(HistoryHeader()) + [newline]
    if !FileManager.default.fileExists(atPath: url.path) {
      try header.write(to: url)
      file = Guarded(try FileHandle(forWritingTo: url))
    } else {
      // Whoever wrote it may have ended in the middle of a line.
      let known = try Data(contentsOf: url)
      let end = known.lastIndex(of: newline).map { $0 + 1 } ?? 0
      if end > 0 { try Self.check(known[..<known.firstIndex(of: newline)!], of: url) }
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: UInt64(end))
      if end == 0 { try handle.write(contentsOf: header) }
      file = Guarded(handle)
    }
    try file.withLock { _ = try $0?.seekToEnd() }
  }

  private static func check(_ line: Data, of url: URL) throws {
    let name = url.lastPathComponent
    guard let header = try? JSONDecoder().decode(HistoryHeader.self, from: line),
      header.format == HistoryHeader.name
    else { throw StateHistoryError.notAHistory(file: name) }
    guard header.version == HistoryHeader.current else {
      throw StateHistoryError.otherVersion(
        header.version, known: HistoryHeader.current, file: name)
    }
  }

  func append(_ entry: StateEntry, _ redaction: Redaction) {
    append(HistoryLine(entry: entry, redaction: redaction))
  }

  func append(_ act: PersonAct) { append(ActLine(act)) }

  func append(_ line: some Encodable) {
    guard let text = try? lineEncoder().encode(line) + [newline] else { return }
    file.withLock { handle in
      do {
        try handle?.write(contentsOf: text)
      } catch {
        handle = nil
        writeToStandardError("A history of states is written no further: \(error)\n")
      }
    }
  }
}

extension StateHistory {
  /// Writes each entry to the file at `url` from now on, at the moment that it is recorded, so that a
  /// crash leaves all that was; `nil` ends that.
  ///
  /// A file that has a history is gone on with; one that has anything else is refused. Writing takes
  /// many times longer than recording.
  public func append(to url: URL?) throws {
    let appender = try url.map { try HistoryAppender($0) }
    self.appender.withLock { $0 = appender }
  }
}
