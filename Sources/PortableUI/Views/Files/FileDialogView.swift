import Foundation
import Threads

/// A view over which a person is asked for files, as long as a binding wants that.
struct FileDialogView<Content: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let request: FileRequest

  /// Is called with what was chosen; with nothing where nobody has chosen anything.
  let completion: @MainActor ([URL]) -> Void
  @Environment(\.fileChooser) private var chooser
  @State private var dialog = OpenFileDialog()

  var body: some View {
    content
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
        if isWanted { show() } else { dialog.close() }
      }
      .onDisappear { dialog.close() }
  }

  private func show() {
    guard let chooser else {
      isPresented.wrappedValue = false
      return misuse(
        "Files are to be chosen, but there is nobody to ask.", facts: ["in": Content.self],
        fix: "Show the view in an App or on a Screen.")
    }
    dialog.open(by: chooser, request) { files in
      isPresented.wrappedValue = false
      completion(files)
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
    closing = chooser.ask(request) { [weak self] files in
      guard let self, closing != nil else { return }
      closing = nil
      answer(files)
    }
  }

  /// Closes the dialog without an answer.
  func close() {
    let close = closing
    closing = nil
    close?()
  }
}
