import VSM

// A screen with several things at once. Nothing of it is Sendable or Equatable.

struct Note: Identifiable {
  let id: String
  var text = ""
}

final class Cursor {}

struct Page {
  var notes: [Note] = []
  var next: Cursor?
}

struct Editor: Identifiable {
  let id: String
  var title = ""
  let close: () -> Void = {}
}

protocol NotesService {
  func notes(_ query: String, after cursor: Cursor?) async throws -> Page
  func delete(_ note: Note) async throws
  func rest() async
  func saved(_ editor: Editor) async -> String
  func words() -> AsyncStream<String>
  func failingWords() -> AsyncThrowingStream<String, any Error>
  func published() -> AnyPublisher<String, Never>
}

struct NotesViewState {
  var query = ""
  var notes: [Note] = []
  var next: Cursor?
  var isLoadingMore = false
  var problem: String?
  var editor: Editor?
  let service: any NotesService

  func more() -> StateChanges<Self> {
    StateChanges {
      Change { $0.isLoadingMore = true }
      Work {
        try await service.notes(query, after: next)
      } then: { state, page in
        state.notes += page.notes
        state.next = page.next
      } catch: { state, error in
        state.problem = error.localizedDescription
      }
      Change { $0.isLoadingMore = false }
    }
    .whenSuperseded { $0.isLoadingMore = false }
  }

  func delete(_ note: Note) -> StateChanges<Self> {
    let index = notes.firstIndex { $0.id == note.id } ?? 0
    return StateChanges {
      Change { $0.notes.removeAll { $0.id == note.id } }
      Work(retry: .times(3, backoff: .exponential(from: .seconds(1))), timeout: .seconds(10)) {
        try await service.delete(note)
      } catch: { state, _ in
        state.notes.insert(note, at: min(index, state.notes.count))
      }
    }
    .animation(.default)
  }

  func listen(_ isPatient: Bool) -> StateChanges<Self> {
    StateChanges {
      if isPatient { Work { await service.rest() } }
      Values(of: service.words()) { state, word in state.query += word }
      Values(of: service.published()) { $0.query += $1 }
      Values(of: service.failingWords()) {
        $0.query += $1
      } catch: { state, error in
        state.problem = error.localizedDescription
      }
      switch next {
      case nil: Change { $0.problem = nil }
      case .some: more()
      }
      for note in notes { Change { $0.query += note.text } }
    }
  }

  func save() -> StateChanges<Self> {
    StateChanges {
      Change(in: \.editor) { editor in editor.title += "…" }
      Work(in: \.editor) { editor in
        await service.saved(editor)
      } then: { editor, title in
        editor.title = title
      }
      Work(in: \.editor) { _ in
        try await service.delete(Note(id: ""))
      } catch: { editor, error in
        editor.title = error.localizedDescription
      }
      Work {
        await service.rest()
      } then: {
        $0.editor = nil
      }
    }
  }
}

extension Lane {
  static let page = Lane.first("page")
}

struct NotesScreen: View {
  @ViewState var state: NotesViewState

  var body: some View {
    VStack {
      if $state.isBusy(.page) { ProgressView() }
      TextField("Query", text: $state.bind(\.query))
      TextField(
        "Search",
        text: $state.bind(\.query, in: .newest("search"), debounced: .milliseconds(300)) {
          $0.more()
        })
      TextField("Title", text: $state.bind(\.editor, \.title, or: ""))
      Button("More") { $state.observe(state.more(), in: .page) }
      Button("More, uncalled") { $state.observe(state.more, in: .page) }
      Button("Alone") { $state.observe(state.more()) }
      Button("Alone, uncalled") { $state.observe(state.more) }
      Button("Search") {
        $state.observe(state.more(), in: .newest("search"), debounced: .milliseconds(300))
        $state.observe(state.more, in: .newest(1), debounced: 0.3)
      }
      Button("Save") { $state.observe(state.save(), in: .inOrder("save")) }
      Button("Stop") { $state.cancel(.page) }
      ForEach(state.notes) { note in
        Button("Delete") {
          withAnimation { $state.observe(state.delete(note), in: .each(note.id)) }
        }
      }
    }
    .sheet(item: $state.bind(\.editor)) { editor in Text(editor.title) }
    .task { $state.observe(state.listen(true), in: .newest("words")) }
  }
}

struct Rendering: View, ViewStateRendering {
  @StateObject var container: StateContainer<NotesViewState>

  var body: some View {
    Button("More") { observe(state.more(), in: .page) }.disabled(isBusy(.page))
    Button("Stop") { cancel(.page) }
    TextField("Query", text: bind(\.query))
  }
}
