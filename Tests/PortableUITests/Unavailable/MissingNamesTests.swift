import Foundation
import SystemTesting
import Testing

/// What the compiler says of files of SwiftUI apps.
@Suite struct MissingNamesTests {
  @Test func `a name that is missing says what to write instead, however it is called`() throws {
    let file = Compiler.client("MissingNames")
    let expected = try Compiler.refusals(in: file)
    let found = try Compiler(mode: 5).remarks(on: file)
    #expect(expected.count > 50)
    for refusal in expected {
      let first = found.first { $0.line == refusal.line }
      #expect(first?.has(refusal) == true, "\(refusal), and it says: \(first?.words ?? "nothing")")
    }
    // Of a name that is missing twice in one expression, both are said; nothing else is.
    let others = found.filter { remark in !expected.contains { $0.line == remark.line } }
    #expect(others.filter { !$0.words.contains("is unavailable: ") } == [])
  }

  @Test(arguments: [5, 6])
  func `names that are there in other forms compile as before, without a remark`(
    mode: Int
  ) throws {
    #expect(try Compiler(mode: mode).remarks(on: Compiler.client("PresentNames")) == [])
  }
}
