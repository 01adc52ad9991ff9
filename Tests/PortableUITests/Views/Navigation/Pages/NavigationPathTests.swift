import Foundation
import PortableUI
import Testing

/// Paths as values, and as what is kept of them.
@MainActor
struct NavigationPathTests {
  struct City: Hashable, Codable {
    var name: String
  }

  struct Secret: Hashable {}

  private func kept(_ path: NavigationPath) throws -> Data {
    try JSONEncoder().encode(#require(path.codable))
  }

  @Test func `values come and go at the end`() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(3)
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path == NavigationPath())
  }

  @Test func `a path of values that can be encoded is the same when it is decoded`() throws {
    var path = NavigationPath([City(name: "Riga")])
    path.append(7)
    path.append("word")
    let decoded = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: kept(path))
    #expect(NavigationPath(decoded) == path)
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test func `a path of another version says what is wrong with it`() throws {
    let data = try kept(NavigationPath([City(name: "Riga")]))
    let text = try #require(String(data: data, encoding: .utf8))
    for broken in [
      text.replacing("name", with: "title"), "[{\"type\":\"Gone\",\"value\":1}]", "[1]", "{}",
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: Data(broken.utf8))
      }
    }
  }
}
