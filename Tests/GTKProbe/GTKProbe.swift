import Foundation
import GTKBackend
import PortableUI
import ProbeViews

/// Shows a page in a window, for tests that drive it from outside, and answers what they ask.
@main
struct GTKProbe {
  static func main() {
    guard let page = CommandLine.arguments.dropFirst().first.flatMap(Page.init) else {
      print("Say which page: \(Page.allCases.map(\.rawValue).joined(separator: ", "))")
      exit(2)
    }
    Thread.detachNewThread {
      while let question = readLine() {
        Task { @MainActor in answer(question) }
      }
    }
    TrialWindow.run(page.view)
  }

  @MainActor
  private static func answer(_ question: String) {
    let lines: [String]
    switch question {
    case "frames": lines = Inspection.frames
    case "widgets": lines = ["\(Inspection.widgetCount)"]
    case "dark", "light":
      Inspection.setDark(question == "dark")
      lines = []
    default: lines = ["nobody knows what '\(question)' means"]
    }
    let text = (lines + ["."]).joined(separator: "\n") + "\n"
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
