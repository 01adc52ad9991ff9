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
  let lines: [String]
  switch question {
  case "frames": lines = Inspection.frames
  case "widgets": lines = ["\(Inspection.widgetCount)"]
  case "dark", "light":
    Inspection.setDark(question == "dark")
    lines = []
  case _ where question.hasPrefix("font "):
    Inspection.setFont(String(question.dropFirst(5)))
    lines = []
  default: lines = ["nobody knows what '\(question)' means"]
  }
  let text = (lines + ["."]).joined(separator: "\n") + "\n"
  FileHandle.standardOutput.write(Data(text.utf8))
}
