import Foundation
@_spi(Inspection) import GTKBackend
import PortableUI

/// An app as a user writes one, for tests that drive it from outside, and that ask what happened.
@main
struct AppProbe: App {
  @State private var opened = 0
  @AppStorage("probe setting") private var setting = ""
  @Environment(\.scenePhase) private var phase

  init() {
    Thread.detachNewThread {
      while let question = readLine() {
        Task { @MainActor in answer(question) }
      }
    }
  }

  var body: some Scene {
    if CommandLine.arguments.contains("notebook") { NotebookScenes() }
    if CommandLine.arguments.contains("desk") { DeskScenes() }
    if CommandLine.arguments.contains("addresses") { AddressScenes() }
    if CommandLine.arguments.contains("documents") { DocumentScenes() }
    if CommandLine.arguments.contains("exchange") { ExchangeScenes() }
    WindowGroup("Counter \(opened)") {
      if CommandLine.arguments.contains("rounds") {
        RoundsView()
      } else if CommandLine.arguments.contains("presentations") {
        PresentationsView()
      } else if CommandLine.arguments.contains("wishes") {
        WishesView()
      } else if CommandLine.arguments.contains("random lists") {
        RandomListsView()
      } else {
        CounterView(opened: $opened)
      }
    }
    .defaultSize(width: 400, height: 300)
    .onChange(of: phase, initial: true) {
      say("app \(phase)")
      // What an app that saves its state does.
      if phase == .background, let path = ProcessInfo.processInfo.environment["PROBE_SAVE"] {
        try? Data("saved".utf8).write(to: URL(filePath: path))
        setting = "saved"
      }
    }
    WindowGroup("Round", id: "round") { RoundView() }
    Window("Notes", id: "notes") { NotesView() }
    WindowGroup("A Number", id: "number", for: Int.self) { number in
      Text("Number \(number.wrappedValue ?? 0)").frame(width: 200, height: 100)
    }
    .windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar)
  }
}

/// What has happened since a test asked last.
@MainActor var log: [String] = []

@MainActor func say(_ line: String) { log.append(line) }

/// Answers a test that asks what has happened.
@MainActor
func answer(_ question: String) {
  if question == "light" { Inspection.setDark(false) }
  if question == "sizes" { return write(Inspection.sizes + ["."]) }
  if question == "accents" { return write([Inspection.knowsAccents ? "known" : "unknown", "."]) }
  if question == "colours" { return write(Inspection.colors + ["."]) }
  let words = question.split(separator: " ")
  if words.count == 2, words[0] == "motion" { Inspection.setMotion(words[1] == "on") }
  if words.count == 2, words[0] == "text", let factor = Double(words[1]) {
    Inspection.setTextSize(factor)
  }
  write(log + ["."])
  log = []
}

/// Writes at once, whatever standard output leads to.
func write(_ lines: [String]) {
  FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
}

struct NotesView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("Some notes")
      Button("Put away") { dismiss() }.disabled(isPresented)
    }
    .padding()
  }
}

struct CounterView: View {
  @Binding var opened: Int
  @State private var count = 0
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var isStill

  var body: some View {
    VStack {
      Text("Count: \(count), opened: \(opened)")
      Button("Add") { count += 1 }
      Button("Notes") {
        opened += 1
        openWindow(id: "notes")
      }
      Button("Number") { openWindow(value: 7) }
      Button("Close") {
        // There is something to show when the window goes.
        count += 1
        dismissWindow()
      }
      Text("The window is \(String(describing: phase))")
      Text("It is \(scheme == .dark ? "dark" : "light")")
      Text(isStill ? "Nothing moves" : "Things move")
    }
    .onAppear { say("appeared") }
    .onDisappear { say("disappeared") }
    .onChange(of: phase) { say("window \(phase)") }
    .task {
      for await _ in AsyncStream<Never>(unfolding: { await forever() }) {}
      say("task cancelled")
    }
  }
}

/// Waits until the task around it is cancelled.
func forever() async -> Never? {
  let (stream, waiting) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  waiting.finish()
  return nil
}
