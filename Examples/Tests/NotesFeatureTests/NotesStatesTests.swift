import StateTesting
import Testing
import VSM

@testable import NotesFeature

/// What the notes are, one state after the other.
@MainActor @Suite struct NotesStatesTests {
  private let samples = SampleNotes(count: 5, pageLength: 2)
  private let service: HeldNotes

  init() { service = HeldNotes(samples) }

  @Test func `a page that fails is said, and can be loaded then`() async throws {
    let test = try await testOfFirstPage()
    await service.fail(true)
    test.observe(test.state.more(), in: .page)
    try await test.expect { $0.loading = .more }
    try await test.expect { $0.problem = problem("The service cannot be reached.", .more) }
    try await test.expect { $0.loading = nil }

    await service.fail(false)
    let page = try await samples.notes(matching: "", after: test.state.next)
    test.observe(test.state.more(), in: .page)
    try await test.expect {
      $0.loading = .more
      $0.problem = nil
    }
    try await test.expect {
      $0.notes += page.notes
      $0.next = page.next
    }
    try await test.expect { $0.loading = nil }
    try await test.end()
  }

  @Test func `a search that a newer one cuts off says nothing of its page`() async throws {
    let test = try await testOfFirstPage()
    let found = try await samples.notes(matching: "Train", after: nil)
    await service.hold(.page)
    test.observe(test.state.more(), in: .page)
    try await test.expect { $0.loading = .more }
    test.bind(\.query).wrappedValue = "Train"
    test.observe(test.state.search(), in: .search, debounced: .milliseconds(300))
    try await test.expect { $0.query = "Train" }
    await test.clock.advance(by: .milliseconds(300))
    try await test.expect { $0.loading = .first }
    try await test.expect {
      $0.notes = found.notes
      $0.next = nil
    }
    try await test.expect { $0.loading = nil }
    await service.letGo()
    // The page that comes now belongs nowhere: both of its states change nothing.
    try await test.expect { _ in }
    try await test.expect { _ in }
    try await test.end()
  }

  @Test func `a deletion that fails three times is undone`() async throws {
    let test = try await testOfFirstPage()
    let note = test.state.notes[1]
    test.observe(test.state.hide(note))
    try await test.expect {
      $0.notes.remove(at: 1)
      $0.deletions = [NotesViewState.Deletion(note: note, index: 1)]
    }
    await service.fail(true)
    test.observe(test.state.delete(note), in: .deletion(of: note))
    await test.clock.advance(by: .seconds(2))
    #expect(await service.deletionCount == 3)
    try await test.expect {
      $0.notes.insert(note, at: 1)
      $0.deletions = []
      $0.problem = problem("“\(note.title)” was not deleted. The service cannot be reached.")
    }
    try await test.expect { _ in }
    try await test.end()
  }

  @Test func `a sheet that is closed ends its saving`() async throws {
    let test = try await testOfFirstPage()
    let note = test.state.notes[0]
    await service.hold(.saving)
    test.observe(test.state.edit(note), in: .edit)
    test.observe(test.state.save(), in: .save)
    try await test.skip { $0.editor?.isSaving != true }
    try await test.expect { $0.editor?.isSaving = true }
    test.bind(\.editor).wrappedValue = nil
    try await test.expect { $0.editor = nil }
    await service.letGo()
    try await test.end()
  }

  /// A test that begins where the first page has come.
  private func testOfFirstPage() async throws -> ContainerTest<NotesViewState> {
    let test = StateTest(NotesViewState(service: service))
    test.observe(test.state.search(), in: .search)
    try await test.skip { $0.loading != nil }
    try await test.expect { $0.loading = nil }
    return test
  }

  private func problem(
    _ message: String, _ retry: NotesViewState.Problem.Retry? = nil
  ) -> NotesViewState.Problem {
    NotesViewState.Problem(message: message, retry: retry)
  }
}
