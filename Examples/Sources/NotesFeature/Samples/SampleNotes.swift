import Foundation

/// Notes in memory, of a service that can be slow, or out of reach.
public actor SampleNotes: NotesService {
  /// How far the service is away.
  public enum Distance: String, CaseIterable, Identifiable, Sendable {
    case near = "Near"
    case far = "Far"
    case outOfReach = "Out of Reach"

    /// The distance itself.
    public var id: Self { self }
  }

  private var notes: [Note]
  private var distance = Distance.near
  private let pageLength: Int

  /// A service with `count` notes, of which it shows `pageLength` at a time.
  public init(count: Int = 45, pageLength: Int = 20) {
    self.pageLength = pageLength
    notes = (0..<count).reversed().map { number in
      Note(
        id: number, title: "\(Self.things[number % Self.things.count]) \(number + 1)",
        text: Self.remarks[number % Self.remarks.count])
    }
  }

  private static let things = ["Bread", "Letter to Ada", "Train", "Birthday", "Bicycle", "Garden"]
  private static let remarks = [
    "Ask before Friday.", "Two of the small ones.", "The key is under the mat.", "Not again.",
    "Twelve past seven, from the old station.",
  ]

  /// Puts the service somewhere else.
  public func move(to distance: Distance) { self.distance = distance }

  private func reach() async throws {
    switch distance {
    case .near: break
    case .far: try await Task.sleep(for: .seconds(2))
    case .outOfReach: throw OutOfReach()
    }
  }

  /// Those whose title or text has `query`, behind the note `last`.
  public func notes(matching query: String, after last: Note.ID?) async throws -> NotesPage {
    try await reach()
    let found = notes.filter { note in
      note.id < last ?? .max
        && (query.isEmpty || note.title.localizedCaseInsensitiveContains(query)
          || note.text.localizedCaseInsensitiveContains(query))
    }
    let page = Array(found.prefix(pageLength))
    return NotesPage(notes: page, next: page.count < found.count ? page.last?.id : nil)
  }

  /// Keeps what was written.
  public func keep(_ draft: Draft) async throws -> Note {
    try await reach()
    let id = draft.id ?? (notes.map(\.id).max() ?? 0) + 1
    let note = Note(id: id, title: draft.title, text: draft.text)
    if let place = notes.firstIndex(where: { $0.id == id }) {
      notes[place] = note
    } else {
      notes.insert(note, at: 0)
    }
    return note
  }

  /// Deletes a note for good.
  public func delete(_ note: Note) async throws {
    try await reach()
    notes.removeAll { $0.id == note.id }
  }
}

/// The service does not answer.
public struct OutOfReach: Error, CustomStringConvertible {
  /// An error.
  public init() {}

  /// What a person is told.
  public var description: String { "The service cannot be reached." }
}
