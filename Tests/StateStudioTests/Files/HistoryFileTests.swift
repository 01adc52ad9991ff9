import Foundation
import StateStudio
import Testing
import VSM

/// Histories in files.
@MainActor
final class HistoryFileTests {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "history-\(UUID().uuidString).jsonl")

  deinit { try? FileManager.default.removeItem(at: url) }

  private func recorded() -> StateHistory {
    let history = StateHistory()
    let container = StateContainer(state: ProfileState.loading)
    history.record(.only(container)) {
      container.observe(.loaded(Profile(name: "Blo\nb", tags: ["a", "b"])))
      container.observe(.signedOut)
    }
    return history
  }

  @Test func `what is written is read`() throws {
    let history = recorded()
    try history.write(to: url)
    let read = try StateHistory(reading: url)
    #expect(read.entries.map(\.label) == ["loaded", "signedOut"])
    #expect(read.entries.map(\.feature) == ["ProfileState", "ProfileState"])
    #expect(read.entries.map(\.at) == history.entries.map(\.at))
    #expect(read.entries.map(\.took) == history.entries.map(\.took))
    #expect(
      read.entries.first?.state as? ProfileState
        == .loaded(Profile(name: "Blo\nb", tags: ["a", "b"])))
    #expect(read.entries.first?.stateBefore as? ProfileState == .loading)
    #expect(read.remarks.isEmpty)
    #expect(Set(read.entries.map(\.id)).isDisjoint(with: history.entries.map(\.id)))
  }

  @Test func `a state that cannot be encoded is written in words`() throws {
    struct Odd: Equatable { var number = 1 }
    let history = StateHistory()
    let (odd, nan) = (StateContainer(state: Odd()), StateContainer(state: 0.5))
    history.record(.only(odd)) { odd.observe(Odd(number: 2)) }
    history.record(.only(nan)) { nan.observe(.nan) }
    try history.write(to: url)
    let read = try StateHistory(reading: url)
    #expect(read.entries.map(\.label) == ["Odd", "Double"])
    #expect(read.entries.allSatisfy { $0.state == nil })
    #expect(read.entries.map(read.description(of:)) == ["Odd(number: 2)", "nan"])
    #expect(read.entries.last?.stateBefore as? Double == 0.5)
  }

  @Test func `what is left out is in no file`() throws {
    let history = StateHistory(leavingOut: [Profile.self])
    let container = StateContainer(state: ProfileState.loading)
    history.record(.only(container)) { container.observe(.loaded(Profile(name: "hush"))) }
    try history.write(to: url)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(!text.contains("hush"))
    #expect(text.contains("(left out)"))
  }

  @Test func `a last line that is not whole is left out, and said`() throws {
    try recorded().write(to: url)
    var text = try Data(contentsOf: url)
    text.removeLast(20)
    try text.write(to: url)
    let read = try StateHistory(reading: url)
    #expect(read.entries.map(\.label) == ["loaded"])
    #expect(
      read.remarks == ["\(url.lastPathComponent):3: the last line is not whole, and was left out."])
  }

  @Test func `another version, another file and a broken line are refused`() throws {
    let name = url.lastPathComponent
    try Data(#"{"format":"viewstate history","version":2}"#.utf8).write(to: url)
    #expect(throws: StateHistoryError.otherVersion(2, known: 1, file: name)) {
      try StateHistory(reading: self.url)
    }
    try Data("hello\n".utf8).write(to: url)
    #expect(throws: StateHistoryError.notAHistory(file: name)) {
      try StateHistory(reading: self.url)
    }
    try recorded().write(to: url)
    var lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    lines[1] = "{"
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
    let error = #expect(throws: StateHistoryError.self) { try StateHistory(reading: self.url) }
    #expect(error?.description.hasPrefix("\(name):2: the line cannot be read:") == true)
  }

  @Test func `entries are in the file as soon as they are recorded`() throws {
    let container = StateContainer(state: ProfileState.loading)
    let history = StateHistory()
    try history.append(to: url)
    history.start(.only(container))
    container.observe(.signedOut)
    #expect(try StateHistory(reading: url).entries.map(\.label) == ["signedOut"])
    history.stop()
    // A crash in the middle of a line
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(#"{"id":1,"fea"#.utf8))
    try handle.close()
    let next = StateHistory()
    try next.append(to: url)
    next.record(.only(container)) { container.observe(.failed(message: "x")) }
    let read = try StateHistory(reading: url)
    #expect(read.entries.map(\.label) == ["signedOut", "failed"])
    #expect(read.remarks.isEmpty)
  }

  @Test func `a file of somebody else is not written to`() throws {
    try Data("hello\n".utf8).write(to: url)
    let name = url.lastPathComponent
    #expect(throws: StateHistoryError.notAHistory(file: name)) {
      try StateHistory().append(to: self.url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == "hello\n")
  }
}
