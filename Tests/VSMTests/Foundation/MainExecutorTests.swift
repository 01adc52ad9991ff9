import Dispatch
import Foundation
import SystemTesting
import Testing
import VSM

/// What "on main" means, wherever the main actor's executor happens to run.
struct MainExecutorTests {
  @Test func `where the main thread runs a loop (G13)`() throws {
    #expect(
      try said(mode: "places in a loop") == [
        "another thread, before main asked: later",
        "the main thread: at once",
        "another thread: later",
        "a block of the main queue: at once",
        "a task of the main actor: at once",
        "a task of nobody: later",
        "a hop to the main actor: at once",
      ])
  }

  @Test func `where the main thread was given up for the main queue (G13)`() throws {
    #expect(
      try said(mode: "places in dispatchMain") == [
        "a block of the main queue: at once",
        "another thread: later",
        "a task of the main actor: at once",
        "a task of nobody: later",
        "a hop to the main actor: at once",
      ])
  }

  @MainActor
  @Test func `in a test (G13)`() async {
    let container = StateContainer(state: "old")
    container.observe("new")
    #expect(container.state == "new")
    await Task.detached { container.observe("newer") }.value
    #expect(await settles { container.state == "newer" })
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        container.observe("in a block")
        if container.state != "in a block" { Issue.record("not at once") }
        container.observe(StateSequence({ "first" }, { "second" }))
        if container.state != "second" { Issue.record("not at once") }
        continuation.resume()
      }
    }
    #expect(container.state == "second")
  }

  /// What the probe says.
  private func said(mode: String) throws -> [String] {
    let probe = try Program(Program.folder.appendingPathComponent("VSMProbe"), [mode])
    #expect(probe.status == 0)
    return probe.said.split(separator: "\n").map(String.init)
  }
}
