import NotesFeature

/// Asks another service, unless the test holds the answer back or has it fail.
actor HeldNotes: NotesService {
  enum Call { case page, saving }

  private let service: SampleNotes
  private var held: Call?
  private var isFailing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var queries: [String] = []
  private(set) var deletionCount = 0

  init(_ service: SampleNotes) { self.service = service }

  func hold(_ call: Call) { held = call }

  func fail(_ isFailing: Bool) { self.isFailing = isFailing }

  func letGo() {
    held = nil
    for one in waiting { one.resume() }
    waiting = []
  }

  private func pass(_ call: Call?) async throws {
    if let call, held == call { await withCheckedContinuation { waiting.append($0) } }
    if isFailing { throw OutOfReach() }
  }

  func notes(matching query: String, after last: Note.ID?) async throws -> NotesPage {
    queries.append(query)
    try await pass(last == nil ? nil : .page)
    return try await service.notes(matching: query, after: last)
  }

  func keep(_ draft: Draft) async throws -> Note {
    try await pass(.saving)
    return try await service.keep(draft)
  }

  func delete(_ note: Note) async throws {
    deletionCount += 1
    try await pass(nil)
    try await service.delete(note)
  }
}
