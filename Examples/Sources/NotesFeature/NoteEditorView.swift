import SwiftUI
import VSM

/// The sheet in which a note is written.
struct NoteEditorView: View {
  let editor: NoteEditor
  let state: StateContainer<NotesViewState>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: state.bind(\.editor, \.draft.title, or: ""))
        TextField("Text", text: state.bind(\.editor, \.draft.text, or: ""), axis: .vertical)
        if let problem = editor.problem ?? editor.mistake {
          Text(problem).foregroundStyle(.secondary)
        }
      }
      .formStyle(.grouped)
      .disabled(editor.isSaving)
      .navigationTitle(editor.id == nil ? "New Note" : "Note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(editor.isSaving ? "Saving…" : "Save") {
            state.observe(state.state.save(), in: .save)
          }
          .disabled(!editor.canSave)
        }
      }
    }
    .frame(idealWidth: 320, minHeight: 240)
  }
}
