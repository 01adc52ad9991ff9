import Foundation
import SystemTesting
import Testing

/// Code of users, which compiles or does not.
struct ClientTests {
  @Test(arguments: ["EveryForm", "OriginalNames"], [5, 6])
  func `code of a user compiles in every mode, without a remark`(client: String, mode: Int) throws {
    for isOnMain in [false, true] {
      let compiler = Compiler(mode: mode, isOnMain: isOnMain)
      #expect(try compiler.remarks(on: Compiler.client(client)) == [])
    }
  }

  /// A release build has no `DEBUG`, and must have everything else that a user's code asks for.
  @Test func `code of a user compiles in a release build`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = Compiler.sources(of: "ViewStateController")
    #expect(sources.count > 10)
    #expect(try Compiler.release("ViewStateController", of: sources, in: folder) == "")
    #expect(try Compiler(modules: folder).remarks(on: Compiler.client("EveryForm")) == [])
  }
}
