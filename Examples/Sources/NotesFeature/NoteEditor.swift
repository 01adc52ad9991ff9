import VSM

/// A note that is being written, in a sheet.
struct NoteEditor: Identifiable {
  var draft: Draft
  var isSaving = false
  var problem: String?

  /// What the service has made of it, once it has.
  var saved: Note?

  var id: Note.ID? { draft.id }

  /// Why it cannot be saved as it is.
  var mistake: String? {
    draft.title.allSatisfy(\.isWhitespace) ? "A note needs a title." : nil
  }

  var canSave: Bool { mistake == nil && !isSaving }
}

extension NotesViewState {
  /// Opens the sheet, for a note or for a new one.
  func edit(_ note: Note? = nil) -> StateChanges<Self> {
    let draft = note.map { Draft(id: $0.id, title: $0.title, text: $0.text) } ?? Draft()
    return StateChanges { Change { $0.editor = NoteEditor(draft: draft) } }
  }

  /// Keeps what was written, and closes the sheet. Where the sheet is closed before, that is over.
  func save() -> StateChanges<Self> {
    StateChanges {
      Change(in: \.editor) {
        $0.isSaving = true
        $0.problem = nil
      }
      Work(in: \.editor) { editor in
        try await service.keep(editor.draft)
      } then: { editor, note in
        editor.saved = note
      } catch: { editor, error in
        editor.isSaving = false
        editor.problem = "\(error)"
      }
      Change { state in
        guard let note = state.editor?.saved else { return }
        state.editor = nil
        if let place = state.notes.firstIndex(where: { $0.id == note.id }) {
          state.notes[place] = note
        } else {
          state.notes.insert(note, at: 0)
        }
      }
    }
  }
}
