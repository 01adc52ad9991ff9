import Foundation
@_spi(Inspection) import GTKBackend
import PortableUI
import ProbeViews

/// Shows a page in a window, for tests that drive it from outside, and answers what they ask.
@main
struct GTKProbe: App {
  private let page: Page

  init() {
    guard let page = CommandLine.arguments.dropFirst().first.flatMap(Page.init) else {
      print("Say which page: \(Page.allCases.map(\.rawValue).joined(separator: ", "))")
      exit(2)
    }
    self.page = page
    Thread.detachNewThread {
      while let question = readLine() {
        Task { @MainActor in answer(question) }
      }
    }
  }

  var body: some Scene {
    WindowGroup("Probe") { page.view }.defaultSize(width: 500, height: 600)
  }
}

@MainActor
private func answer(_ question: String) {
  let words = question.split(separator: " ", maxSplits: 1).map(String.init)
  switch words[0] {
  case "frames": say(Inspection.frames)
  case "widgets": say(["\(Inspection.widgetCount)"])
  case "decodings":
    let decodings = Inspection.decodings
    say(["\(decodings.onMain) on main, \(decodings.elsewhere) elsewhere"])
  case "lines": say(["\(Inspection.laidOutLineCount)"])
  case "memory": say(mostMemory())
  case "sizes": say(Inspection.sizes)
  case "windows": say(["\(Inspection.windowCount)"])
  case "dark", "light":
    Inspection.setDark(question == "dark")
    say([])
  case "font":
    Inspection.setFont(words[1])
    say([])
  case "time":
    Inspection.setTime(Double(words[1]) ?? 0)
    say([])
  case "still":
    Inspection.setMotion(false)
    say([])
  case "symbols":
    say(Inspection.symbolsWithoutPicture(among: words[1].split(separator: " ").map(String.init)))
  case "colours": say(Inspection.colors)
  case "activity": say([describe(.now)])
  case "rest": Activity.whileResting(for: 400) { say([describe($0)]) }
  default: say(["nobody knows what '\(question)' means"])
  }
}

/// The most memory that the program has taken, in kilobytes.
private func mostMemory() -> [String] {
  let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return [line?.split(separator: " ").first { Int($0) != nil }.map(String.init) ?? "unknown"]
}

@MainActor
private func describe(_ activity: Activity) -> String {
  "\(activity.frames) frames, \(activity.pictures) pictures, \(activity.turns) turns"
}

private func say(_ lines: [String]) {
  let text = (lines + ["."]).joined(separator: "\n") + "\n"
  FileHandle.standardOutput.write(Data(text.utf8))
}
