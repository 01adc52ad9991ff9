import Foundation
import Testing

/// The ids in the names of tests, and the page that says what they stand for.
struct GuaranteesPageTests {
  @Test func `each id in the name of a test is explained on the page`() throws {
    let known = Set(try rows().flatMap(\.ids))
    let used = Set(try names().flatMap { ids(in: $0) })
    #expect(used.subtracting(known) == [])
    #expect(known.subtracting(used) == [])
  }

  @Test func `each test that the page names is there, with that id`() throws {
    let names = try names()
    let missing = try rows().filter { row in
      !names.contains { $0.hasPrefix(row.test + " (") && !row.ids.isDisjoint(with: ids(in: $0)) }
    }
    #expect(missing.map(\.test) == [])
  }

  /// What the page says: ids, and the name of a test.
  private func rows() throws -> [(ids: Set<String>, test: String)] {
    let page = Self.package.appendingPathComponent("Sources/VSM/VSM.docc/Guarantees.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| ([GLVW]\d[^|]*) \|.*\| `(.+)` \|$/).map {
        (Set(ids(in: "(\($0.1))")), String($0.2))
      }
    }
  }

  /// The names of all tests of this module.
  private func names() throws -> [String] {
    let folder = Self.package.appendingPathComponent("Tests/VSMTests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: /func `([^`]+)`/)
          .map { String($0.1) }
      }
  }

  private func ids(in name: String) -> [String] {
    guard let list = name.firstMatch(of: /\(([GLVW]\d+(?:, [GLVW]\d+)*)\)$/) else { return [] }
    return list.1.split(separator: ", ").map(String.init)
  }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
