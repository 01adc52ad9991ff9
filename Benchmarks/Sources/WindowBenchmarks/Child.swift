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
    if arguments[0].hasSuffix("list") { return list(arguments, since: (time, memory)) }
    let row = Remote()
    let rows = arguments[0] == "plain" ? plain_rows(Int32(count)) : nil
    let window =
      rows == nil
      ? MeasuredWindow(WindowRows(count, row: row), size: .init(width: 400, height: 600)) : nil
    let native = window?.native.widget ?? plain_window(rows!)
    plain_show(native)
    switch arguments[2] {
    case "bytes": print(plain_memory() - memory)
    case "computing": print(plain_cpu_time() - time)
    default:
      let figure = changing(native) { number in
        if let rows { return plain_rows_change(rows, Int32(count / 2), "\(number)") }
        row.press()
        window?.showChanges()
      }
      print(figure)
    }
    keep(native)
    withExtendedLifetime(window) {}
  }

  /// The same for a long list.
  @MainActor
  private static func list(_ arguments: [String], since start: (time: gint64, memory: gint64)) {
    let count = Int(arguments[1]) ?? 0
    let items = arguments[0] == "list" ? Messages(count) : nil
    let window = items.map { MeasuredWindow(MessageList(messages: $0), size: .window) }
    let words = window == nil ? plain_words(Int32(count)) : nil
    let plain = words.map { plain_list($0) }
    let native = window?.native.widget ?? plain_window(plain!)
    plain_show(native)
    switch arguments[2] {
    case "bytes": print(plain_memory() - start.memory)
    case "computing": print(plain_cpu_time() - start.time)
    default:
      // A long way, with a picture of each step.
      let count = 500
      let begin = plain_cpu_time()
      for _ in 0..<count {
        if let window { _ = window.scroll(by: 200) } else { plain_list_scroll(plain!, 200) }
        plain_wait_for_picture(native)
      }
      print(Double(plain_cpu_time() - begin) / Double(count))
    }
    keep(native)
    withExtendedLifetime((window, words)) {}
  }

  /// What one change and the picture of it take, in microseconds of computing.
  private static func changing(
    _ window: UnsafeMutablePointer<GtkWidget>, _ change: (Int) -> Void
  ) -> Double {
    let count = 50
    let start = plain_cpu_time()
    for number in 0..<count {
      change(number)
      plain_wait_for_picture(window)
    }
    return Double(plain_cpu_time() - start) / Double(count)
  }
}
