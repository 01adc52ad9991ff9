import Foundation
import SystemTesting
import Testing

/// Code of users with changes and lanes, which compiles or does not.
struct ChangesClientTests {
  @Test(arguments: [(5, false), (5, true), (6, false), (6, true)])
  func `a whole screen compiles in every mode, without a remark`(
    mode: (version: Int, isOnMain: Bool)
  ) throws {
    let compiler = Compiler(mode: mode.version, isOnMain: mode.isOnMain)
    let remarks = try compiler.remarks(on: client("SeveralThings"))
    #expect(remarks == [])
  }

  @Test(arguments: [5, 6], [false, true])
  func `states and what work captures need not be Sendable, in every mode (L11)`(
    mode: Int, isOnMain: Bool
  ) throws {
    let said = try Compiler(mode: mode, isOnMain: isOnMain)
      .run(client("NothingSendable"), linkedAs: "VSMProbe")
    #expect(
      said.split(separator: "\n") == [
        "NoQuery() [\"…\", \"last\"]",
        "[\"…\", \"swift\", \"swift!\", \"last\"] … is open",
        "[\"\", \"\", \"closed\", \"swift\", \"closed\", \"alone\"]",
      ])
  }

  @Test func `no client says of anything that it may be shared (L11)`() throws {
    let folder = client("NothingSendable").deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(files.count > 10)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in ["@unchecked", "nonisolated(unsafe)", "@preconcurrency import"] {
        #expect(!text.contains(word), "\(file.lastPathComponent)")
      }
    }
  }

  @Test func `only changes go into a lane, and no step leaves anything unsaid (L2)`() throws {
    let expected = try Compiler.refusals(in: client("RefusedSteps"))
    let found = try Compiler().remarks(on: client("RefusedSteps"))
    #expect(expected.count == 9)
    #expect(expected.filter { refusal in !found.contains { $0.has(refusal) } } == [])
    #expect(found.filter { remark in !expected.contains { remark.has($0) } } == [])
  }

  private func client(_ name: String) -> URL {
    Compiler.client("../../Clients/\(name)").standardizedFileURL
  }
}
