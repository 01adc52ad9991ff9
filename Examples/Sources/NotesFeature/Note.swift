/// A note, as the service keeps it.
public struct Note: Identifiable, Equatable, Sendable {
  /// The number by which the service knows it.
  public let id: Int

  /// What it is called.
  public var title: String

  /// What it says.
  public var text: String

  /// A note that the service knows by `id`.
  public init(id: Int, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}

/// A note that was written and is not kept yet.
public struct Draft: Equatable, Sendable {
  /// The note that it will replace; `nil` where it is a new one.
  public var id: Note.ID?

  /// What it is called.
  public var title = ""

  /// What it says.
  public var text = ""
}

/// Some of the notes, and whether there are more.
public struct NotesPage: Sendable {
  /// The notes, newest first.
  public var notes: [Note]

  /// The last of them, where others follow.
  public var next: Note.ID?

  /// A page of `notes`.
  public init(notes: [Note], next: Note.ID? = nil) {
    self.notes = notes
    self.next = next
  }
}

/// Where notes are kept.
public protocol NotesService: Sendable {
  /// Those whose title or text has `query`: the first page, or the one behind the note `last`.
  func notes(matching query: String, after last: Note.ID?) async throws -> NotesPage

  /// Keeps what was written, and returns the note that it is now.
  func keep(_ draft: Draft) async throws -> Note

  /// Deletes a note for good.
  func delete(_ note: Note) async throws
}
