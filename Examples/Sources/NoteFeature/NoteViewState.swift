import VSM

/// A note that is kept while it is written, and what has become of the last attempt to keep it.
struct NoteViewState {
  let progress: Progress
  let editor: EditorModel

  enum Progress {
    case saved
    case saving
    case failed(ErrorModel)
  }

  struct EditorModel {
    let save: (String) -> StateSequence<NoteViewState>
  }

  struct ErrorModel {
    let message: String
    let retry: () -> StateSequence<NoteViewState>
  }
}

extension NoteViewState {
  /// A note that is kept by `keep`, with nothing to be kept yet.
  init(keep: @escaping @Sendable (String) async throws -> Void) {
    progress = .saved
    editor = EditorModel { text in Self.saving(text, keep) }
  }

  private init(_ progress: Progress, _ keep: @escaping @Sendable (String) async throws -> Void) {
    self.progress = progress
    editor = Self(keep: keep).editor
  }

  private static func saving(
    _ text: String, _ keep: @escaping @Sendable (String) async throws -> Void
  ) -> StateSequence<NoteViewState> {
    StateSequence(
      { Self(.saving, keep) },
      {
        do {
          try await keep(text)
          return Self(.saved, keep)
        } catch {
          return Self(.failed(ErrorModel(message: "\(error)") { saving(text, keep) }), keep)
        }
      })
  }
}
