import NoteFeature
import Testing
import ViewTesting

/// A note that saves itself, in a time that passes when the test says so.
@MainActor @Suite struct NoteViewTests {
  let shelf: Shelf
  let screen: Screen

  init() {
    let shelf = Shelf()
    self.shelf = shelf
    screen = Screen(NoteView { try await shelf.keep($0) })
  }

  @Test func `a note is saved once, a second after the last key`() async throws {
    for letter in "Milk" {
      try screen.type(String(letter), into: "Note")
      screen.clock.advance(by: .milliseconds(900))
    }
    await screen.settle()
    #expect(await shelf.kept == [])
    screen.clock.advance(by: .milliseconds(100))
    await screen.settle()
    #expect(await shelf.kept == ["Milk"])
    #expect(screen.texts.contains("Saved"))
    await screen.close()
  }

  @Test func `a note can be written on while it is being saved`() async throws {
    await shelf.block()
    try write("Milk")
    await screen.settle(leavingTasks: true)
    #expect(screen.exists(.progress("Saving")))
    try screen.type(", eggs", into: "Note")
    await shelf.unblock()
    await screen.settle()
    #expect(try screen.value(of: .textField("Note")) == "Milk, eggs")
    #expect(await shelf.kept == ["Milk"])
    screen.clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(await shelf.kept == ["Milk", "Milk, eggs"])
    await screen.close()
  }

  @Test func `a note that could not be saved says so, and is saved by a retry or the next key`()
    async throws
  {
    await shelf.fill()
    try write("Milk")
    await screen.settle()
    #expect(screen.texts.contains("There is no room."))
    try screen.tap("Retry")
    await screen.settle()
    #expect(screen.exists(.button("Retry")))

    await shelf.clear()
    try screen.tap("Retry")
    await screen.settle()
    #expect(await shelf.kept == ["Milk"])

    await shelf.fill()
    try write("!")
    await screen.settle()
    await shelf.clear()
    try write("!")
    await screen.settle()
    #expect(await shelf.kept == ["Milk", "Milk!!"])
    #expect(screen.texts.contains("Saved"))
    await screen.close()
  }

  @Test func `a note that is closed before its time is not saved`() async throws {
    try screen.type("Milk", into: "Note")
    await screen.close()
    screen.clock.advance(by: .seconds(2))
    #expect(await shelf.kept == [])
  }

  /// Types, and pauses.
  private func write(_ text: String) throws {
    try screen.type(text, into: "Note")
    screen.clock.advance(by: .seconds(1))
  }
}

/// Where notes are kept: it may be full, or take its time.
actor Shelf {
  struct NoRoom: Error, CustomStringConvertible { let description = "There is no room." }

  private(set) var kept: [String] = []
  private var isFull = false
  private var isBlocked = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func keep(_ note: String) async throws {
    if isBlocked { await withCheckedContinuation { waiting.append($0) } }
    if isFull { throw NoRoom() }
    kept.append(note)
  }

  func fill() { isFull = true }
  func clear() { isFull = false }
  func block() { isBlocked = true }

  func unblock() {
    isBlocked = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
