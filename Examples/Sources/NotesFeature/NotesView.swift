public import SwiftUI
import VSM

/// Shows the notes of a service.
public struct NotesView: View {
  @ViewState private var state: NotesViewState

  /// The notes that `service` keeps.
  public init(service: any NotesService) { self.init(state: NotesViewState(service: service)) }

  init(state: NotesViewState) { _state = .init(wrappedValue: state) }

  /// A field for words, the notes that have them, and what has become of what was done.
  public var body: some View {
    VStack(spacing: 0) {
      HStack {
        TextField("Search", text: query).textFieldStyle(.roundedBorder)
        Button("New Note", systemImage: "plus") { $state.observe(state.edit(), in: .edit) }
      }
      .padding()
      list
      if let problem = state.problem { notice(of: problem) }
      if let deletion = state.deletions.last { notice(of: deletion) }
    }
    .sheet(item: $state.bind(\.editor)) { NoteEditorView(editor: $0, state: $state) }
    .onAppear { $state.observe(state.search(), in: .search) }
  }

  private var query: Binding<String> {
    $state.bind(\.query, in: .search, debounced: .milliseconds(300)) { $0.search() }
  }

  private var list: some View {
    List {
      ForEach(state.notes) { note in
        Button {
          $state.observe(state.edit(note), in: .edit)
        } label: {
          NoteRow(note: note)
        }
        .buttonStyle(.plain)
        .swipeActions { deleteButton(for: note) }
        .contextMenu { deleteButton(for: note) }
      }
      if state.next != nil {
        Button("More") { $state.observe(state.more(), in: .page) }
          .disabled(state.loading != nil)
      }
    }
    .overlay {
      if state.loading == .first, state.notes.isEmpty {
        ProgressView("Loading")
      } else if state.notes.isEmpty, state.problem == nil {
        ContentUnavailableView("No notes", systemImage: "note.text")
      }
    }
  }

  private func deleteButton(for note: Note) -> some View {
    Button("Delete", role: .destructive) {
      $state.observe(state.hide(note), in: .deletion(of: note))
      // What waits keeps this view, and with it the container: whoever leaves the page has deleted it.
      $state.observe(state.delete(note), in: .deletion(of: note), debounced: .seconds(5))
    }
  }

  private func notice(of problem: NotesViewState.Problem) -> some View {
    HStack {
      Text(problem.message)
      Spacer()
      switch problem.retry {
      case .search: Button("Retry") { $state.observe(state.search(), in: .search) }
      case .more: Button("Retry") { $state.observe(state.more(), in: .page) }
      case nil: EmptyView()
      }
    }
    .padding()
  }

  private func notice(of deletion: NotesViewState.Deletion) -> some View {
    HStack {
      Text("“\(deletion.note.title)” is deleted.")
      Spacer()
      Button("Undo") { $state.observe(state.undo(deletion), in: .deletion(of: deletion.note)) }
    }
    .padding()
  }
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading) {
      Text(note.title).font(.headline)
      Text(note.text).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .contentShape(Rectangle())
  }
}
