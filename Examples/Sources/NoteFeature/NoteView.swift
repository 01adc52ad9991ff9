import SwiftUI
import VSM

/// A note that saves itself whenever its writer pauses for a second.
public struct NoteView: View {
  @ViewState private var state: NoteViewState
  @State private var text: String

  /// The note `text`, which `keep` keeps.
  public init(_ text: String = "", keep: @escaping @Sendable (String) async throws -> Void) {
    _text = State(initialValue: text)
    _state = .init(wrappedValue: NoteViewState(keep: keep))
  }

  /// The note, and below it what has become of it.
  public var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $text)
        .textFieldStyle(.roundedBorder)
        .onChange(of: text) { _, text in
          // What waits holds the editor alone: with the view it would hold the state's container.
          let editor = state.editor
          $state.observe(editor.save(text), debounced: .seconds(1))
        }
      switch state.progress {
      case .saved: Text("Saved")
      case .saving: ProgressView("Saving")
      case .failed(let model): failure(model)
      }
    }
    .padding()
  }

  private func failure(_ model: NoteViewState.ErrorModel) -> some View {
    HStack {
      Text(model.message)
      Button("Retry") { $state.observe(model.retry()) }
    }
  }
}
