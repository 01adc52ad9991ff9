// A screen on which several things go on at once: a search, next pages, deletions that are put right.

// snippet.view
import VSM
// snippet.end
import ViewTesting

struct Note: Identifiable {
  let id: Int
  var text: String
}

struct Page {
  var notes: [Note]
  var next: Int?
}

protocol NotesService: Sendable {
  func notes(_ query: String, after cursor: Int?) async throws -> Page
  func delete(_ note: Note) async throws
}

// snippet.state
struct NotesViewState {
  var query = ""
  var notes: [Note] = []
  var next: Int?
  var isLoadingMore = false
  var problem: String?
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
        state.problem = "\(error)"
      }
      Change { $0.isLoadingMore = false }
    }
    .whenSuperseded { $0.isLoadingMore = false }
  }

  func search() -> StateChanges<Self> {
    StateChanges {
      Work {
        try await service.notes(query, after: nil)
      } then: { state, page in
        state.notes = page.notes
        state.next = page.next
      } catch: { state, error in
        state.problem = "\(error)"
      }
    }
  }
}
// snippet.end

// snippet.delete
extension NotesViewState {
  func delete(_ note: Note) -> StateChanges<Self> {
    let index = notes.firstIndex { $0.id == note.id } ?? 0
    return StateChanges {
      Change { $0.notes.removeAll { $0.id == note.id } }
      Work(
        retry: .times(3, backoff: .exponential(from: .seconds(1))),
        timeout: .seconds(10)
      ) {
        try await service.delete(note)
      } catch: { state, _ in
        state.notes.insert(note, at: min(index, state.notes.count))
      }
    }
  }
}
// snippet.end

// snippet.view

extension Lane {
  static let page = Lane.first("list")
  static let search = Lane.newest("list")
  static let delete = Lane.each("delete")
}

struct NotesView: View {
  @ViewState var state: NotesViewState

  var body: some View {
    VStack {
      ForEach(state.notes) { note in
        Button("Delete \(note.text)") {
          $state.observe(state.delete(note), in: .delete)
        }
      }
      if let problem = state.problem { Text(problem) }
      Button("More") { $state.observe(state.more(), in: .page) }
        .disabled($state.isBusy(.page))
      Button("Search again") {
        $state.observe(
          state.search(), in: .search, debounced: .milliseconds(300))
      }
    }
    .onAppear { $state.observe(state.more(), in: .page) }
  }
}
// snippet.end

/// Has three notes, two on a page, and keeps the second one.
struct ThreeNotes: NotesService {
  struct Kept: Error {}

  func notes(_ query: String, after cursor: Int?) async throws -> Page {
    cursor == nil
      ? Page(
        notes: [Note(id: 1, text: "one"), Note(id: 2, text: "two")], next: 2)
      : Page(notes: [Note(id: 3, text: "three")])
  }

  func delete(_ note: Note) async throws { if note.id == 2 { throw Kept() } }
}

// snippet.test
let screen = Screen(NotesView(state: NotesViewState(service: ThreeNotes())))
await screen.settle()
precondition(screen.exists("Delete two"))

try screen.tap("Delete one")
try screen.tap("Delete two")
try screen.tap("More")
precondition(!screen.exists("Delete one") && !screen.exists("Delete two"))

await screen.settle()
for _ in 1...3 {
  screen.clock.advance(by: .seconds(10))
  await screen.settle()
}
precondition(screen.exists("Delete two") && screen.exists("Delete three"))
precondition(!screen.exists("Delete one"))
// snippet.end
