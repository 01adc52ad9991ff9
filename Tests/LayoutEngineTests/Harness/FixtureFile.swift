import Foundation
import LayoutEngine
import Testing

/// A `.layout` file: fixtures that belong to one theme.
struct FixtureFile {
  var url: URL
  var text: [String]
  var fixtures: [Fixture]

  /// Every fixture file beside this harness.
  static func all() throws -> [FixtureFile] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "layout" }
    return try files.sorted { $0.path < $1.path }.map(FixtureFile.init)
  }

  init(_ url: URL) throws {
    self.url = url
    text = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    fixtures = []
    var index = 0
    while index < text.count {
      if text[index].hasPrefix("== ") {
        fixtures.append(try parse(&index))
      } else {
        index += 1
      }
    }
  }

  private func parse(_ index: inout Int) throws -> Fixture {
    let name = String(text[index].dropFirst(3))
    var reason: [String] = []
    index += 1
    while index < text.count, !text[index].hasPrefix(">") {
      reason.append(text[index])
      index += 1
    }
    guard index < text.count else { throw FixtureError("'\(name)' offers nothing") }
    let offered = text[index].dropFirst().split(separator: " ")
    guard offered.count == 3 else { throw FixtureError("'\(name)' offers '\(text[index])'") }
    let proposal = Proposal(
      width: try Element.length(offered[0]), height: try Element.length(offered[2]))
    index += 1
    var lines: [Fixture.Line] = []
    while index < text.count, !text[index].isEmpty, !text[index].hasPrefix("== ") {
      lines.append(try line(index))
      index += 1
    }
    return Fixture(
      name: name, reason: reason.joined(separator: " "), proposal: proposal, lines: lines,
      file: url.lastPathComponent)
  }

  private func line(_ index: Int) throws -> Fixture.Line {
    let parts = text[index].components(separatedBy: " = ")
    guard parts.count == 2 else { throw FixtureError("no frame in '\(text[index])'") }
    let indent = parts[0].prefix { $0 == " " }.count
    return Fixture.Line(
      depth: indent / 2, element: parts[0].trimmingCharacters(in: .whitespaces),
      expected: parts[1].trimmingCharacters(in: .whitespaces), index: index)
  }

  /// Puts the frames that the engine finds in the place of those in the file.
  func rewrite() throws {
    var text = text
    for fixture in fixtures {
      for (line, actual) in zip(fixture.lines, try fixture.actual()) {
        let element = text[line.index].components(separatedBy: " = ")[0]
        text[line.index] = "\(element) = \(actual)"
      }
    }
    try text.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
