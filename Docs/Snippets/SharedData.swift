// Two screens that share one list, which is changed at once and put right when the server refuses.

// snippet.repository
import Foundation
import PortableCombine
// snippet.end
// snippet.feature
import VSM
// snippet.end
import ViewTesting

// snippet.repository

struct Book: Identifiable, Equatable, Sendable, Codable {
  let id: Int
  var title: String
}

@MainActor
protocol BookRepository: AnyObject, Sendable {
  var shelf: [Book] { get }
  var shelves: AnyPublisher<[Book], Never> { get }
  func refresh() async throws
  func remove(_ book: Book) async throws
}
// snippet.end

// snippet.server
protocol Library: Sendable {
  func books() async throws -> [Book]
  func giveBack(_ book: Book) async throws
}

@MainActor
final class Bookshelf: BookRepository {
  @Published private(set) var shelf: [Book] = []
  private let library: any Library

  init(library: any Library) { self.library = library }

  var shelves: AnyPublisher<[Book], Never> { $shelf.eraseToAnyPublisher() }

  func refresh() async throws { shelf = try await library.books() }

  func remove(_ book: Book) async throws {
    guard let place = shelf.firstIndex(of: book) else { return }
    shelf.remove(at: place)
    do {
      try await library.giveBack(book)
    } catch {
      shelf.insert(book, at: min(place, shelf.count))
      throw error
    }
  }
}
// snippet.end

// snippet.feature
@MainActor
struct ShelfViewState {
  var books: [Book] = []
  var problem: String?
  let repository: any BookRepository

  func follow() -> StateChanges<Self> {
    StateChanges {
      Values(of: repository.shelves) { state, books in state.books = books }
    }
  }

  func refresh() -> StateChanges<Self> {
    StateChanges {
      Change { $0.problem = nil }
      Work {
        try await repository.refresh()
      } catch: { state, error in
        state.problem = "\(error)"
      }
    }
  }

  func remove(_ book: Book) -> StateChanges<Self> {
    StateChanges {
      Work {
        try await repository.remove(book)
      } catch: { state, error in
        state.problem = "\(error)"
      }
    }
  }
}

extension Lane {
  static let follow = Lane.first("follow")
  static let refresh = Lane.newest("refresh")
  static let remove = Lane.each("remove")
}

struct ShelfView: View {
  @ViewState var state: ShelfViewState

  var body: some View {
    VStack {
      ForEach(state.books) { book in
        Button("Give back \(book.title)") {
          $state.observe(state.remove(book), in: .remove)
        }
      }
      if let problem = state.problem { Text(problem) }
    }
    .onAppear {
      $state.observe(state.follow(), in: .follow)
      $state.observe(state.refresh(), in: .refresh)
    }
  }
}
// snippet.end

// snippet.counter
struct ShelfBadge: View {
  @ViewState var state: Int
  let repository: any BookRepository

  init(repository: any BookRepository) {
    _state = .init(wrappedValue: repository.shelf.count)
    self.repository = repository
  }

  var body: some View {
    Text("\(state) books")
      .onAppear { $state.observe(repository.shelves.map(\.count)) }
  }
}
// snippet.end

// snippet.environment
struct BookRepositoryKey: EnvironmentKey {
  static var defaultValue: (any BookRepository)? { nil }
}

extension EnvironmentValues {
  var books: (any BookRepository)? {
    get { self[BookRepositoryKey.self] }
    set { self[BookRepositoryKey.self] = newValue }
  }
}

struct ShelfPage: View {
  @Environment(\.books) private var books

  var body: some View {
    if let books {
      ShelfView(state: ShelfViewState(repository: books))
    }
  }
}
// snippet.end

// snippet.start
struct Services: Sendable {
  let books: any BookRepository

  @MainActor
  static func ready(library: any Library) async throws -> Services {
    let books = Bookshelf(library: library)
    try await books.refresh()
    return Services(books: books)
  }
}

enum StartViewState {
  case initialized(Starter)
  case starting
  case ready(Services)
  case failed(message: String, Starter)

  struct Starter {
    let services: @MainActor @Sendable () async throws -> Services

    func start() -> StateSequence<StartViewState> {
      StateSequence {
        First { .starting }
        Next { await started() }
      }
    }

    private func started() async -> StartViewState {
      do {
        return .ready(try await services())
      } catch {
        return .failed(message: "\(error)", self)
      }
    }
  }
}

struct StartView: View {
  @ViewState var state: StartViewState

  var body: some View {
    switch state {
    case .initialized(let starter):
      ProgressView().onAppear { $state.observe(starter.start()) }
    case .starting:
      ProgressView()
    case .ready(let services):
      ShelfView(state: ShelfViewState(repository: services.books))
    case .failed(let message, let starter):
      Text(message)
      Button("Retry") { $state.observe(starter.start()) }
    }
  }
}
// snippet.end

// snippet.file
struct KeptShelf {
  let file: URL

  func read() -> [Book] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Book].self, from: data)) ?? []
  }

  func write(_ books: [Book]) throws {
    try JSONEncoder().encode(books).write(to: file, options: .atomic)
  }
}
// snippet.end

// snippet.mock
@MainActor
final class FixedShelf: BookRepository {
  @Published var shelf: [Book]
  var refusal: (any Error)?

  init(_ shelf: [Book] = []) { self.shelf = shelf }

  var shelves: AnyPublisher<[Book], Never> { $shelf.eraseToAnyPublisher() }
  func refresh() throws { if let refusal { throw refusal } }
  func remove(_ book: Book) throws { shelf.removeAll { $0 == book } }
}

#Preview("Two books") {
  ShelfView(
    state: ShelfViewState(
      repository: FixedShelf([
        Book(id: 1, title: "Emma"), Book(id: 2, title: "Dracula"),
      ])))
}
// snippet.end

struct Refusing: Library {
  struct Closed: Error, CustomStringConvertible {
    let description = "The library is closed."
  }

  func books() async throws -> [Book] {
    [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dracula")]
  }

  func giveBack(_ book: Book) async throws { throw Closed() }
}

// snippet.test
let shelf = Bookshelf(library: Refusing())
let list = Screen(
  ShelfView(state: ShelfViewState(repository: shelf)),
  size: CGSize(width: 300, height: 160))
let badge = Screen(ShelfBadge(repository: shelf))
await list.settle(leavingTasks: true)
await badge.settle(leavingTasks: true)
precondition(badge.texts == ["2 books"])

try list.tap("Give back Emma")
await list.settle(leavingTasks: true)
precondition(
  list.exists("Give back Emma") && list.exists("The library is closed."))
precondition(shelf.shelf.map(\.title) == ["Emma", "Dracula"])
// snippet.end
let start = Screen(
  StartView(
    state: .initialized(.init { try await Services.ready(library: Refusing()) })
  ))
await start.settle(leavingTasks: true)
precondition(start.exists("Give back Dracula"))
let page = Screen(ShelfPage().environment(\.books, shelf))
await page.settle(leavingTasks: true)
precondition(page.exists("Give back Dracula"))
let kept = KeptShelf(
  file: URL.temporaryDirectory.appending(path: "shelf-\(UUID()).json"))
precondition(kept.read() == [])
try kept.write(shelf.shelf)
precondition(kept.read() == shelf.shelf)
try FileManager.default.removeItem(at: kept.file)
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    list.colorScheme = scheme
    try list.svg().write(
      toFile: "\(folder)/data-shelf\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
