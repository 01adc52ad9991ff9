import Dispatch
import Foundation
import Testing
import VSM

/// What "on main" means, wherever the main actor's executor happens to run.
struct MainExecutorTests {
  @Test func `G13: where the main thread runs a loop`() throws {
    #expect(
      try said(mode: "loop") == [
        "another thread, before main asked: later",
        "the main thread: at once",
        "another thread: later",
        "a block of the main queue: at once",
        "a task of the main actor: at once",
        "a task of nobody: later",
        "a hop to the main actor: at once",
      ])
  }

  @Test func `G13: where the main thread was given up for the main queue`() throws {
    #expect(
      try said(mode: "dispatchMain") == [
        "a block of the main queue: at once",
        "another thread: later",
        "a task of the main actor: at once",
        "a task of nobody: later",
        "a hop to the main actor: at once",
      ])
  }

  @MainActor
  @Test func `G13: in a test`() async {
    let container = StateContainer(state: "old")
    container.observe("new")
    #expect(container.state == "new")
    await Task.detached { container.observe("newer") }.value
    #expect(await becomesTrue { container.state == "newer" })
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        container.observe("in a block")
        if container.state != "in a block" { Issue.record("not at once") }
        container.observe(StateSequence({ "first" }, { "second" }))
        if container.state != "first" { Issue.record("not at once") }
        continuation.resume()
      }
    }
    #expect(await becomesTrue { container.state == "second" })
  }

  /// What the probe says.
  private func said(mode: String) throws -> [String] {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("VSMMainProbe")
    process.arguments = [mode]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
