import SystemTesting
import Testing

/// Code of users, which compiles or does not.
struct ClientTests {
  @Test(arguments: ["OriginalNames", "OwnNames", "PathsAlone"], [5, 6])
  func `code of a user compiles in every mode, without a remark`(client: String, mode: Int) throws {
    for isOnMain in [false, true] {
      let compiler = Compiler(mode: mode, isOnMain: isOnMain)
      #expect(try compiler.remarks(on: Compiler.client(client)) == [])
    }
  }
}
