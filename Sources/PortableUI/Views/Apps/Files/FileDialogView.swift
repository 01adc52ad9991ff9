import Foundation
import Threads

/// A view over which a person is asked for files, as long as a binding wants that.
struct FileDialogView<Content: View> {
  let content: Content
  let isPresented: Binding<Bool>

  /// Whether there is something to ask for; it waits for that.
  var isReady = true
  let request: FileRequest

  /// Is called with what was chosen; with nothing where nobody has chosen anything.
  let completion: @MainActor ([URL]) -> Void
  @Environment(\.fileChooser) private var chooser
  @Environment(\.fileDialogLooks) private var looks
  @Environment(\.thisWindow) private var window
  @State private var dialog = OpenFileDialog()

  /// How often there was an answer: who asks again from one is asked for another.
  @State private var answers = 0

  private struct Wish: Equatable {
    let isThere: Bool
    let answers: Int
  }
}

extension FileDialogView: View {
  var body: some View {
    content
      .onChange(
        of: Wish(isThere: isPresented.wrappedValue && isReady, answers: answers), initial: true
      ) {
        if $1.isThere { show() } else { dialog.close() }
      }
      .onDisappear { dialog.close() }
  }

  @MainActor private func show() {
    guard let chooser else {
      isPresented.wrappedValue = false
      return misuse(
        "Files are to be chosen, but there is nobody to ask.", facts: ["in": Content.self],
        fix: "Show the view in an App or on a Screen.")
    }
    var request = request
    request.looks = looks
    request.window = window?.window
    let resolves = request.kind == .files && !looks.keepsLinks
    dialog.open(by: chooser, request) { files in
      isPresented.wrappedValue = false
      answers += 1
      completion(resolves ? files.map(WholeFile.goal) : files)
    }
  }
}

/// The dialog of one view, while it is open.
@MainActor
final class OpenFileDialog {
  private var closing: (@MainActor () -> Void)?

  nonisolated init() {}

  func open(
    by chooser: FileChooser, _ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void
  ) {
    guard closing == nil else { return }
    let host = Host.current
    closing = chooser.ask(request) { [weak self] files in
      guard let self, closing != nil else { return }
      closing = nil
      // What it begins is the work of whoever has asked.
      if let host { host.run { answer(files) } } else { answer(files) }
    }
  }

  /// Closes the dialog without an answer.
  func close() {
    let close = closing
    closing = nil
    close?()
  }
}
