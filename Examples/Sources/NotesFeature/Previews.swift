import SwiftUI
import VSM

// Each thing that can be seen, for a canvas and for the gallery.

#Preview("Notes") { NotesView(service: SampleNotes(count: 3)) }

#Preview("Notes, One Page of Many") { NotesView(service: SampleNotes(count: 5, pageLength: 3)) }

#Preview("Notes, None") { NotesView(service: SampleNotes(count: 0)) }

#Preview("Notes, Out of Reach") { NotesView(service: SilentNotes(failing: true)) }

#Preview("Notes, Loading") { NotesView(service: SilentNotes()) }

#Preview("Notes, Deleted") {
  NotesView(
    state: NotesViewState(
      deletions: [.init(note: Note(id: 9, title: "Garden", text: ""), index: 0)],
      service: SampleNotes(count: 3)))
}

#Preview("Note") {
  NoteSheet(editor: NoteEditor(draft: Draft(id: 1, title: "Bread", text: "Rye.")))
}

#Preview("Note, New") { NoteSheet(editor: NoteEditor(draft: Draft())) }

#Preview("Note, Saving") {
  NoteSheet(editor: NoteEditor(draft: Draft(title: "Bread"), isSaving: true))
}

#Preview("Note, Not Saved") {
  NoteSheet(
    editor: NoteEditor(draft: Draft(title: "Bread"), problem: "The service cannot be reached."))
}

/// The sheet alone.
private struct NoteSheet: View {
  @ViewState private var state: NotesViewState

  init(editor: NoteEditor) {
    _state = .init(wrappedValue: NotesViewState(editor: editor, service: SilentNotes()))
  }

  var body: some View {
    if let editor = state.editor { NoteEditorView(editor: editor, state: $state) }
  }
}

/// Never answers, or always says no.
private struct SilentNotes: NotesService {
  var failing = false

  func notes(matching query: String, after last: Note.ID?) async throws -> NotesPage {
    try await answer()
  }

  func keep(_ draft: Draft) async throws -> Note { try await answer() }

  func delete(_ note: Note) async throws { try await answer() as Void }

  private func answer<Answer>() async throws -> Answer {
    if failing { throw OutOfReach() }
    try await Task.sleep(for: .seconds(3_600))
    throw OutOfReach()
  }
}
