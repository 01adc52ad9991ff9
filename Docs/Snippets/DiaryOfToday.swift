// Half an hour with VSM: a diary entry that is loaded, edited and saved, its test, and its window.

import Foundation
// snippet.states
import VSM
// snippet.end
// snippet.test
import ViewTesting

// snippet.end

// snippet.diary
protocol Diary: Sendable {
  func today() async throws -> String
  func save(_ text: String) async throws
}
// snippet.end

// snippet.states

enum DiaryViewState {
  case initialized(Loader)
  case loading
  case failed(message: String, Loader)
  case editing(Editor)

  struct Loader {
    let diary: any Diary
  }

  struct Editor {
    var text: String
    var status = Status.saved
    let diary: any Diary
  }

  enum Status: Equatable {
    case saved
    case saving
    case failed(String)
  }
}
// snippet.end

// snippet.loading
extension DiaryViewState.Loader {
  func load() -> StateSequence<DiaryViewState> {
    StateSequence {
      First { .loading }
      Next { await loaded() }
    }
  }

  private func loaded() async -> DiaryViewState {
    do {
      return .editing(
        DiaryViewState.Editor(text: try await diary.today(), diary: diary))
    } catch {
      return .failed(message: "\(error)", self)
    }
  }
}
// snippet.end

// snippet.saving
extension DiaryViewState {
  var editor: Editor? {
    get { if case .editing(let editor) = self { editor } else { nil } }
    set { if let newValue, case .editing = self { self = .editing(newValue) } }
  }
}

extension DiaryViewState.Editor {
  func save() -> StateChanges<DiaryViewState> {
    StateChanges {
      Change(in: \.editor) { $0.status = .saving }
      Work(in: \.editor) { editor in
        try await editor.diary.save(editor.text)
      } catch: { editor, error in
        editor.status = .failed("\(error)")
      }
      Change(in: \.editor) { editor in
        if editor.status == .saving { editor.status = .saved }
      }
    }
  }
}
// snippet.end

// snippet.view
struct DiaryView: View {
  @ViewState var state: DiaryViewState

  var body: some View {
    VStack(spacing: 12) {
      switch state {
      case .initialized, .loading:
        ProgressView("Opening the diary")
      case .failed(let message, let loader):
        Text(message)
        Button("Try Again") { $state.observe(loader.load()) }
      case .editing(let editor):
        TextField("Today", text: $state.bind(\.editor, \.text, or: ""))
        status(of: editor)
        Button("Save") { $state.observe(editor.save(), in: .newest("save")) }
      }
    }
    .padding()
    .onAppear {
      if case .initialized(let loader) = state { $state.observe(loader.load()) }
    }
  }

  @ViewBuilder
  private func status(of editor: DiaryViewState.Editor) -> some View {
    switch editor.status {
    case .saved: Text("Saved")
    case .saving: ProgressView("Saving")
    case .failed(let message): Text(message)
    }
  }
}
// snippet.end

// snippet.preview
struct Page: Diary {
  var text = ""
  func today() async throws -> String { text }
  func save(_ text: String) async throws {}
}

#Preview("Editing") {
  DiaryView(state: .editing(.init(text: "Rain.", diary: Page())))
}
#Preview("Failed") {
  DiaryView(
    state: .failed(message: "The drawer is locked.", .init(diary: Page())))
}
// snippet.end

// snippet.test

actor Drawer: Diary {
  struct Locked: Error, CustomStringConvertible {
    let description = "The drawer is locked."
  }

  private var text = "Rain."
  private var isLocked = true

  func unlock() { isLocked = false }

  func today() throws -> String {
    if isLocked { throw Locked() }
    return text
  }

  func save(_ text: String) throws {
    if isLocked { throw Locked() }
    self.text = text
  }
}

@MainActor
func aDiaryIsOpenedAndWritten() async throws {
  let drawer = Drawer()
  let screen = Screen(DiaryView(state: .initialized(.init(diary: drawer))))
  precondition(screen.exists(.progress("Opening the diary")))
  await screen.settle()
  precondition(screen.exists("The drawer is locked."))

  await drawer.unlock()
  try screen.tap("Try Again")
  await screen.settle()
  try screen.type(" Then sun.", into: "Today")
  try screen.tap("Save")
  precondition(screen.exists(.progress("Saving")))

  await screen.settle()
  precondition(screen.exists("Saved"))
  let kept = try await drawer.today()
  precondition(kept == "Rain. Then sun.")
}
// snippet.end

// snippet.file
struct DiaryFile: Diary {
  static let documents = FileManager.default.urls(
    for: .documentDirectory, in: .userDomainMask)

  var file = documents[0].appending(path: "today.txt")

  func today() async throws -> String {
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    return try String(contentsOf: file, encoding: .utf8)
  }

  func save(_ text: String) async throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
// snippet.end

// snippet.app
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup("Diary") {
      DiaryView(state: .initialized(.init(diary: DiaryFile())))
    }
  }
}
// snippet.end

try await aDiaryIsOpenedAndWritten()
let file = DiaryFile(
  file: URL.temporaryDirectory.appending(path: "diary-\(UUID()).txt"))
let nothing = try await file.today()
precondition(nothing == "")
try await file.save("Snow.")
let snow = try await file.today()
precondition(snow == "Snow.")
try FileManager.default.removeItem(at: file.file)

if let folder = CommandLine.arguments.dropFirst().first {
  let states: [(String, DiaryViewState)] = [
    ("diary-loading", .loading),
    (
      "diary-failed",
      .failed(message: "The drawer is locked.", .init(diary: Page()))
    ),
    ("diary-editing", .editing(.init(text: "Rain. Then sun.", diary: Page()))),
  ]
  for (name, state) in states {
    let screen = Screen(
      DiaryView(state: state), size: CGSize(width: 300, height: 160))
    for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
      screen.colorScheme = scheme
      try screen.svg().write(
        toFile: "\(folder)/\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
}
