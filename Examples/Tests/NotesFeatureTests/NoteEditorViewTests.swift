import Foundation
import Testing
import VSM
import ViewTesting

@testable import NotesFeature

/// How the sheet of a note looks.
@MainActor @Suite struct NoteEditorViewTests {
  nonisolated static let editors = [
    NoteEditor(draft: Draft()),
    NoteEditor(draft: Draft(id: 1, title: "A title that is longer than a narrow window")),
    NoteEditor(draft: Draft(title: "Bread"), isSaving: true),
    NoteEditor(draft: Draft(title: "Bread"), problem: "The service cannot be reached."),
  ]

  @Test(arguments: [260.0, 280, 320], editors)
  func `all of it is seen in a narrow window`(width: Double, editor: NoteEditor) async throws {
    let state = StateContainer(
      state: NotesViewState(editor: editor, service: SampleNotes(count: 1)))
    let screen = Screen(
      NoteEditorView(editor: editor, state: state), size: CGSize(width: width, height: 400))
    await screen.settle()
    for name in ["Cancel", editor.isSaving ? "Saving…" : "Save", "Title", "Text"] {
      let frame = try screen.frame(of: .named(name))
      // What is cut touches an edge; what fits has a margin.
      #expect(frame.minX > 4 && frame.maxX < width - 4, "\(name): \(frame)")
    }
    await screen.close()
  }
}
