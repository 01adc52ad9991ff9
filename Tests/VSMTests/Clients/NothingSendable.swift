import VSM

// A program of a user whose state, models and services are no values, and not Sendable; nothing says
// that they were.

/// What work reads and writes: neither Sendable nor of an actor.
nonisolated final class Library {
  var asked: [String] = []

  nonisolated(nonsending) func books(_ query: String) async throws -> [Book] {
    asked.append(query)
    if query.isEmpty { throw NoQuery() }
    return [Book(query), Book(query + "!")]
  }

  nonisolated(nonsending) func close() async { asked.append("closed") }
}

nonisolated final class Book {
  let title: String
  init(_ title: String) { self.title = title }
}

nonisolated struct NoQuery: Error {}

struct LibraryViewState {
  var books: [Book] = []
  var query = ""
  var problem: (() -> String)?
  var open: Book?
  let library: Library

  func search() -> StateChanges<Self> {
    let mark = Book("…")
    return StateChanges {
      Change { $0.books = [mark] }
      Work(retry: .times(1)) {
        try await library.books(query)
      } then: { state, books in
        state.books = [mark] + books
      } catch: { state, error in
        state.problem = { "\(error)" }
      }
      Values(of: [Book("last")].publisher) { $0.books.append($1) }
      Change { $0.open = $0.books.first }
      Work(in: \.open) { book in
        book
      } then: { open, book in
        open = Book(book.title + " is open")
      }
      Work {
        await library.close()
      } then: {
        $0.query = "done"
      }
    }
    .whenSuperseded { $0.books.removeAll { $0 === mark } }
  }

  @MainActor
  func searched() async -> Self {
    var state = self
    state.books = (try? await library.books("alone")) ?? []
    return state
  }
}

@main
enum NothingSendable {
  @MainActor
  static func main() async {
    let container = StateContainer(state: LibraryViewState(library: Library()))
    container.observe(container.state.search(), in: .newest("search"))
    await comes(to: container) { $0.query == "done" }
    print(container.problem?() ?? "none", container.books.map(\.title))

    container.bind(\.query).wrappedValue = "swift"
    container.observe(container.state.search, in: .each("search"))
    await comes(to: container) { $0.query == "done" }
    print(container.books.map(\.title), container.open?.title ?? "none")

    let state = container.state
    container.observe { await state.searched() }
    await comes(to: container) { $0.books.count == 2 }
    print(container.state.library.asked)
  }

  @MainActor
  static func comes(
    to container: StateContainer<LibraryViewState>, _ isSo: (LibraryViewState) -> Bool
  ) async {
    for await state in container.didSetPublisher.values where isSo(state) { return }
  }
}
