import Foundation
import Testing

struct MainRunLoopTests {
  @Test func `closures, timers and values from other threads wake the main loop`() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("MainLoopProbe")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(
      String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
        == (1...10).map { "closure \($0)" } + ["closure for later", "timer", "value"])
  }
}
