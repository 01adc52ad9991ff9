import Foundation
import SystemTesting
import Testing

// MARK: A program's main loop

extension GuaranteeTests {
  @Test(arguments: ["dispatchMain", "runLoop"])
  nonisolated func `on main means the main actor's executor, whatever drives it (G13)`(loop: String)
    throws
  {
    let probe = try Program(Program.folder.appendingPathComponent("VSMProbe"), [loop])
    #expect(probe.status == 0)
    #expect(
      probe.said.split(separator: "\n")
        == ["before the loop", "in a task", "from elsewhere", "an answer"])
  }

  @Test nonisolated func `a state's text is never taken for a format (G14)`() throws {
    let said = try debugged()
    #expect(said.contains { $0.contains("100 %s %n %@") })
  }

  @Test nonisolated func `options by which nothing is written are warned of (G14)`() throws {
    let said = try debugged()
    #expect(said.contains { $0.contains("debug") && $0.contains("nothing") }, "\(said)")
    #expect(!said.contains { $0.contains("unheard") })
  }

  @Test nonisolated func `containers made later are written about (G14)`() throws {
    #expect(try debugged().contains { $0.contains("second") })
  }
}

extension FaultTests {
  @Test nonisolated func `a label is that of an enum; anything else is written whole (V24)`() throws
  {
    let said = try debugged()
    #expect(said.contains("loaded"))
    #expect(!said.contains { $0.contains("title") && !$0.contains("Page(title:") })
    #expect(said.contains { $0.contains("Page(title: \"new\")") })
  }
}

/// The lines that containers write about themselves.
private func debugged() throws -> [String] {
  let probe = try Program(Program.folder.appendingPathComponent("VSMProbe"), ["debug"])
  #expect(probe.status == 0)
  return probe.said.split(separator: "\n").map(String.init)
}
