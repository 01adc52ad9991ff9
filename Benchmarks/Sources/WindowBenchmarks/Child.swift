import CPlainWindows
import Foundation
@_spi(Measuring) import GTKBackend

/// A program of its own that measures itself, since what it measures cannot be undone.
enum Child {
  /// When the last one was started.
  private(set) nonisolated(unsafe) static var started = 0.0

  /// Runs a program of this package, and returns the number it prints.
  static func figure(_ name: String, _ arguments: String...) -> Double {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: name)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    started = Double(plain_now())
    do { try process.run() } catch { preconditionFailure("\(name) does not run: \(error)") }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let figure = Double(said.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      preconditionFailure("\(name) \(arguments) ended without a figure: \(said)")
    }
    return figure
  }

  /// Does what such a program is asked for, and says what it took.
  @MainActor
  static func run(_ arguments: [String]) {
    let count = Int(arguments[1]) ?? 0
    // What the first window of a process needs anyhow is not what rows cost.
    plain_show(plain_window(plain_counter()))
    let (time, memory) = (plain_cpu_time(), plain_memory())
    let window =
      arguments[0] == "plain"
      ? nil
      : MeasuredWindow(
        WindowRows(count), size: .init(width: 400, height: 600))
    let native = window?.native.widget ?? plain_window(plain_rows(Int32(count)))
    plain_show(native)
    print(arguments[2] == "bytes" ? plain_memory() - memory : plain_cpu_time() - time)
    keep(native)
    withExtendedLifetime(window) {}
  }
}
