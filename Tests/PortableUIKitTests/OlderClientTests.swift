import SystemTesting
import Testing

/// What the compiler says of code that was written before actors.
@Suite struct OlderClientTests {
  @Test func `code of Swift 5 calls UIKit from where it is, without a remark`() throws {
    #expect(try Compiler(mode: 5).remarks(on: Compiler.client("NotIsolated")) == [])
  }
}
