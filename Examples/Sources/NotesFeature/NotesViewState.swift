import VSM

/// A list of notes: found by words, loaded page by page, written in a sheet, deleted with a way back.
struct NotesViewState {
  var query = ""
  var notes: [Note] = []
  var next: Note.ID?
  var loading: Loading?
  var problem: Problem?
  var deletions: [Deletion] = []
  var editor: NoteEditor?
  let service: any NotesService

  /// What is on its way.
  enum Loading { case first, more }

  /// What went wrong, and what can be tried again.
  struct Problem: Equatable {
    let message: String
    var retry: Retry?

    enum Retry { case search, more }
  }

  /// A note that is gone from the list, and can still come back.
  struct Deletion: Identifiable, Equatable {
    let note: Note
    let index: Int

    var id: Note.ID { note.id }
  }
}

extension NotesViewState {
  /// Loads the first page of what is asked for.
  func search() -> StateChanges<Self> {
    StateChanges {
      Change {
        $0.loading = .first
        $0.problem = nil
      }
      Work {
        try await service.notes(matching: query, after: nil)
      } then: { state, page in
        state.notes = page.notes
        state.next = page.next
        state.hideDeleted()
      } catch: { state, error in
        state.problem = Problem(message: "\(error)", retry: .search)
      }
      Change { $0.loading = nil }
    }
    .whenSuperseded { $0.loading = nil }
  }

  /// Loads the next page, where there is one.
  func more() -> StateChanges<Self> {
    StateChanges {
      if let next {
        Change {
          $0.loading = .more
          $0.problem = nil
        }
        Work {
          try await service.notes(matching: query, after: next)
        } then: { state, page in
          // A page of what was asked for before belongs nowhere any more.
          guard state.query == query, state.next == next else { return }
          state.notes += page.notes
          state.next = page.next
          state.hideDeleted()
        } catch: { state, error in
          state.problem = Problem(message: "\(error)", retry: .more)
        }
        Change { if $0.loading == .more { $0.loading = nil } }
      }
    }
    .whenSuperseded { if $0.loading == .more { $0.loading = nil } }
  }

  /// What was deleted does not come back with a page, for the service may still have it.
  private mutating func hideDeleted() {
    let hidden = Set(deletions.map(\.id))
    notes.removeAll { hidden.contains($0.id) }
  }
}

extension NotesViewState {
  /// Takes a note out of the list. The service has it still.
  func hide(_ note: Note) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        guard let index = state.notes.firstIndex(where: { $0.id == note.id }) else { return }
        state.notes.remove(at: index)
        state.deletions.append(Deletion(note: note, index: index))
      }
    }
  }

  /// Deletes a note that is hidden; it comes back where that cannot be done.
  func delete(_ note: Note) -> StateChanges<Self> {
    StateChanges {
      Work(retry: .times(2, backoff: .constant(.seconds(1))), timeout: .seconds(10)) {
        try await service.delete(note)
      } catch: { state, error in
        state.putBack(note)
        state.problem = Problem(message: "“\(note.title)” was not deleted. \(error)")
      }
      Change { $0.deletions.removeAll { $0.id == note.id } }
    }
  }

  /// Has a note back that was hidden.
  func undo(_ deletion: Deletion) -> StateChanges<Self> {
    StateChanges { Change { $0.putBack(deletion.note) } }
  }

  private mutating func putBack(_ note: Note) {
    guard let place = deletions.firstIndex(where: { $0.id == note.id }) else { return }
    let deletion = deletions.remove(at: place)
    notes.insert(deletion.note, at: min(deletion.index, notes.count))
  }
}

extension Lane {
  /// A search cuts off the one before.
  static let search = Lane.newest("search")

  /// Further calls are ignored while a page is on its way.
  static let page = Lane.first("page")

  /// A note is saved once, however often one asks.
  static let save = Lane.first("save")

  /// The sheet is opened.
  static let edit = Lane.newest("edit")

  /// What happens to one note does not disturb the others.
  static func deletion(of note: Note) -> Lane { .newest(["deletion", "\(note.id)"]) }
}
