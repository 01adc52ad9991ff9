// What a view asks of a state that the state does not say in so many words.

import VSM
import ViewTesting

// snippet.state
struct EditorViewState {
  var name: String
  var editing: EditingState

  enum EditingState {
    case editing(EditingModel)
    case saving
    case failed(message: String)
  }

  struct EditingModel {
    let save: (String) -> EditorViewState
  }
}
// snippet.end

// snippet.extension
extension EditorViewState {
  /// Whether the form waits for an answer.
  var isSaving: Bool {
    if case .saving = editing { true } else { false }
  }

  /// What went wrong, when something did.
  var message: String? {
    if case .failed(let message) = editing { message } else { nil }
  }
}
// snippet.end

// snippet.view
struct EditorView: View {
  @ViewState var state: EditorViewState

  var body: some View {
    VStack {
      Text(state.name)
      Button("Save") {
        if case .editing(let model) = state.editing {
          $state.observe(model.save("new"))
        }
      }
      .disabled(state.isSaving)
      if let message = state.message { Text(message) }
    }
  }
}
// snippet.end

let model = EditorViewState.EditingModel {
  EditorViewState(name: $0, editing: .saving)
}
let screen = Screen(
  EditorView(state: EditorViewState(name: "old", editing: .editing(model))))
try screen.tap("Save")
precondition(screen.texts == ["new", "Save"])
let canSave = try screen.isEnabled("Save")
precondition(!canSave)
