import Foundation
import Testing
import UserProfile

@Suite struct ProfileFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a newcomer has a name, and no file`() async throws {
    let file = ProfileFile(at: folder.url.appendingPathComponent("profile.json"))
    #expect(try await file.load() == UserData(username: "Blob"))
    #expect(try folder.contents == [])
  }

  @Test func `what was saved is there for the next program`() async throws {
    let url = folder.url.appendingPathComponent("new/folder/profile.json")
    _ = try await ProfileFile(at: url).save(UserData(username: "Blob Jr."))
    #expect(try await ProfileFile(at: url).load() == UserData(username: "Blob Jr."))
  }

  @Test func `a file that is no profile is an error, not a newcomer`() async throws {
    let url = folder.url.appendingPathComponent("profile.json")
    try Data("{".utf8).write(to: url)
    await #expect(throws: (any Error).self) { try await ProfileFile(at: url).load() }
  }

  @Test func `the file is in the folder for what programs store`() {
    let path = ProfileFile().url.path
    #expect(path.hasSuffix("/viewstate-examples/profile.json"))
    let root = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
    if let root { #expect(path.hasPrefix(root)) }
  }

  @Test func `a program that is killed while it saves leaves a whole file`() async throws {
    let file = ProfileFile(at: folder.url.appendingPathComponent("profile.json"))
    for _ in 0..<5 {
      try killWriter(of: file.url)
      let user = try await file.load()
      #expect([4, 400_000].contains(user.username.count))
    }
  }

  /// Starts a program that saves without end, and kills it in the midst of it.
  private func killWriter(of url: URL) throws {
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = programs.appendingPathComponent("ProfileWriter")
    process.arguments = [url.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    #expect(try output.fileHandleForReading.nextWord() == "saving\n")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }
}

extension FileHandle {
  /// What is written next. Other children that end meanwhile interrupt reading; that is no error.
  fileprivate func nextWord() throws -> String {
    while true {
      do {
        return String(decoding: try read(upToCount: 7) ?? Data(), as: UTF8.self)
      } catch let error as NSError {
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
        guard cause?.code == Int(EINTR) else { throw error }
      }
    }
  }
}
