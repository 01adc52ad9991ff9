import Testing

struct MainLoopTests {
  @Test func `blocks, tasks, timers and closures wake the loop`() throws {
    let said = try Program.run("LoopProbe", "arrivals")
    #expect(
      said.lines == [
        "block", "task", "block for later", "task that slept", "timer", "closure", "third tick",
      ])
  }

  @Test func `a loop inside a block runs timers, and leaves the queue to the outer one`() throws {
    let said = try Program.run("LoopProbe", "nested")
    #expect(
      said.lines == [
        "afterwards: the block that waited", "blocks inside: 0", "timers inside: some",
        "what can wait inside: some", "warnings: 0",
      ])
  }

  @Test func `a queue that is never empty leaves time for the rest`() throws {
    let said = try Program.run("LoopProbe", "crowd")
    #expect(said.lines == ["20 ticks", "thousands of blocks"])
  }

  @Test func `G13: on main means the loop's thread to a container of states`() throws {
    let said = try Program.run("LoopProbe", "states")
    #expect(
      said.lines == [
        "a callback of the loop: at once", "another thread: later",
        "a block of the main queue: at once", "a task of the main actor: at once",
        "a task of nobody: later", "an action's answer: new",
      ])
  }

  @Test func `with nothing to do the loop sleeps`() throws {
    let said = try Program.run("LoopProbe", "idle")
    // One falls asleep, the other is woken by the end.
    #expect(said.lines == ["turns while idle: 1"])
  }
}
