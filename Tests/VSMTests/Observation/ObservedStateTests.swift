import Observation
import SystemTesting
import Testing
import Threads
import ViewTesting

@testable import VSM

/// Containers that are read without a wrapper.
@MainActor
struct ObservedStateTests {
  struct Shelf {
    var books = ["Dune"]
    var query = ""
    var places: [Int] = []
    var onTap: @MainActor @Sendable () -> Void = {}

    /// What the container calls so, too.
    var state = "a part called state"
    var isBusy = "a part called isBusy"

    subscript(book book: Key) -> String { books.first { $0 == book.name } ?? "none" }
  }

  /// A part of a part, which can be waited for.
  final class Key: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    static func == (one: Key, other: Key) -> Bool { one.name == other.name }
  }

  struct Books: View {
    let shelf: StateContainer<Shelf>
    var body: some View { Text("books: \(shelf.books.joined(separator: " "))") }
  }

  struct Query: View {
    let shelf: StateContainer<Shelf>
    var body: some View { Text("query: \(shelf.query)") }
  }

  struct Whole: View {
    let shelf: StateContainer<Shelf>
    var body: some View { Text("whole: \(shelf.state.books.count) \(shelf.state.query)") }
  }

  struct Tapped: View {
    let shelf: StateContainer<Shelf>
    var body: some View { Button("Tap", action: shelf.onTap) }
  }

  struct Page: View {
    @State var shelf = StateContainer(state: Shelf())

    var body: some View {
      VStack {
        Books(shelf: shelf)
        Query(shelf: shelf)
        Whole(shelf: shelf)
        Tapped(shelf: shelf)
      }
    }
  }

  private func bodies(_ screen: Screen) -> [Int] {
    [
      screen.bodyCount(of: Books.self), screen.bodyCount(of: Query.self),
      screen.bodyCount(of: Whole.self), screen.bodyCount(of: Tapped.self),
      screen.bodyCount(of: Page.self),
    ]
  }

  @Test func `a body is evaluated again only when the part that it reads has changed`() async {
    let shelf = StateContainer(state: Shelf())
    let screen = Screen(Page(shelf: shelf))
    #expect(bodies(screen) == [1, 1, 1, 1, 1])
    shelf.observe(StateChanges { Change { $0.query = "d" } }, in: .each("query"))
    await screen.settle()
    #expect(screen.exists("query: d") && screen.exists("whole: 1 d"))
    // What cannot be compared counts as changed.
    #expect(bodies(screen) == [1, 2, 2, 2, 1])
    var next = shelf.state
    next.books.append("Emma")
    shelf.observe(next)
    await screen.settle()
    #expect(screen.exists("books: Dune Emma") && screen.exists("whole: 2 d"))
    #expect(bodies(screen) == [2, 2, 3, 3, 1])
    next.places = [1]
    shelf.observe(Just(next))
    await screen.settle()
    #expect(bodies(screen) == [2, 2, 4, 4, 1])
  }

  @Test func `several changes are one evaluation`() async {
    let shelf = StateContainer(state: Shelf())
    let screen = Screen(Page(shelf: shelf))
    for query in ["a", "ab", "abc"] {
      shelf.observe(StateChanges { Change { $0.query = query } }, in: .each("query"))
    }
    await screen.settle()
    #expect(screen.exists("query: abc"))
    #expect(bodies(screen) == [1, 2, 2, 2, 1])
  }

  struct Finding: View {
    @Environment(StateContainer<Shelf>.self) private var shelf

    var body: some View {
      Text("found: \(shelf.query)")
      TextField("Query", text: shelf.bind(\.query))
      if shelf.isBusy(.newest("search")) { Text("busy") }
    }
  }

  @Test func `a container is found in the environment, with its bindings and lanes`() async throws {
    let (shelf, gate) = (StateContainer(state: Shelf()), Gate())
    let screen = Screen(VStack { Finding() }.environment(shelf))
    try screen.type("dune", into: "Query")
    await screen.settle()
    #expect(shelf.state.query == "dune" && screen.exists("found: dune"))
    shelf.observe(StateChanges { Change { $0.query = "emma" } }, in: .each("query"))
    await screen.settle()
    #expect(try screen.value(of: "Query") == "emma")
    let search = StateChanges<Shelf> {
      Work {
        await gate.pass()
      } then: { _ in
      }
    }
    shelf.observe(search, in: .newest("search"))
    await screen.settle()
    #expect(screen.exists("busy"))
    gate.open()
    await screen.settle()
    #expect(!screen.exists("busy"))
  }

  struct Slow: View {
    let shelf: StateContainer<Shelf>
    let answers: PassthroughSubject<Shelf, Never>

    var body: some View {
      let query = shelf.bind(\.query) { _, _ in answers.eraseToAnyPublisher() }
      Text("typed: \(query.wrappedValue)")
      Button("Write") { query.wrappedValue = "written" }
    }
  }

  @Test func `a body that reads a binding shows what was written, until the action answers`()
    async throws
  {
    let (shelf, answers) = (StateContainer(state: Shelf()), PassthroughSubject<Shelf, Never>())
    let screen = Screen(VStack { Slow(shelf: shelf, answers: answers) })
    try screen.tap("Write")
    await screen.settle()
    #expect(shelf.state.query == "" && screen.exists("typed: written"))
    answers.send(completion: .finished)
    await screen.settle()
    #expect(screen.exists("typed: "))
  }

  @Test func `who tracks a part hears of its change once, before it is made`() {
    let shelf = StateContainer(state: Shelf())
    let heard = Guarded<[String]>([])
    func track() {
      withObservationTracking {
        _ = shelf.query
      } onChange: {
        heard.withLock { $0.append(shelf.state.query) }
      }
    }
    func words() -> [String] { heard.withLock { $0 } }
    track()
    shelf.observe(StateChanges { Change { $0.books = [] } }, in: .each(1))
    #expect(words() == [])
    shelf.observe(StateChanges { Change { $0.query = "a" } }, in: .each(1))
    shelf.observe(StateChanges { Change { $0.query = "b" } }, in: .each(1))
    #expect(words() == [""])
    track()
    shelf.observe(Shelf())
    #expect(words() == ["", "b"])
  }

  @Test func `who begins to track in a sink, before the state is set, hears of that change`() {
    let shelf = StateContainer(state: Shelf())
    let heard = Guarded(0)
    let token = shelf.$state.dropFirst().sink { _ in
      withObservationTracking {
        _ = shelf.state
      } onChange: {
        heard.withLock { $0 += 1 }
      }
    }
    shelf.observe(Shelf(query: "a"))
    #expect(heard.withLock { $0 } == 1)
    withExtendedLifetime(token) {}
  }

  @Test func `the container's own names come before those of the state`() {
    let shelf = StateContainer(state: Shelf())
    #expect(shelf.state.state == "a part called state")
    let isBusy: Bool = shelf.isBusy(.each(1))
    #expect(!isBusy && shelf.state.isBusy == "a part called isBusy")
    #expect(shelf[dynamicMember: \.state] == "a part called state")
    #expect(shelf.books == ["Dune"])
  }

  @Test func `a view shows the past while that is seen, and then the present`() async {
    let shelf = StateContainer(state: Shelf())
    let screen = Screen(Query(shelf: shelf))
    #expect(shelf.engine.show(Shelf(query: "past"), with: nil))
    await screen.settle()
    #expect(screen.exists("query: past"))
    shelf.engine.resume()
    await screen.settle()
    #expect(screen.exists("query: "))
  }

  // MARK: What is left

  @Test func `what nobody tracks any more is forgotten with the next change`() async {
    let shelf = StateContainer(state: Shelf())
    weak var key: Key?
    do {
      let made = Key("Dune")
      key = made
      withObservationTracking {
        #expect(shelf[book: made] == "Dune")
      } onChange: {
      }
    }
    #expect(key != nil)
    shelf.observe(Shelf(query: "still followed"))
    #expect(key != nil)
    shelf.observe(Shelf(books: []))
    shelf.observe(Shelf(books: []))
    #expect(key == nil)
    withExtendedLifetime(shelf) {}
  }

  @Test func `a view that has gone follows nothing`() async {
    let shelf = StateContainer(state: Shelf(books: []))
    weak var key: Key?
    struct Book: View {
      let shelf: StateContainer<Shelf>
      let key: Key
      var body: some View { Text(shelf[book: key]) }
    }
    // That bodies of a type read objects is known once the first one has.
    for name in ["Dune", "Emma"] {
      let made = Key(name)
      key = made
      let screen = Screen(Book(shelf: shelf, key: made))
      #expect(screen.exists("none"))
      await screen.close()
    }
    await settle()
    shelf.observe(Shelf(books: []))
    #expect(key == nil)
    withExtendedLifetime(shelf) {}
  }

  @Test func `a read that nobody tracks leaves nothing in a container`() {
    let shelf = StateContainer(state: Shelf())
    #expect(shelf.query + shelf.state.query == "" && !shelf.isBusy(.each(1)))
    _ = shelf.bind(\.query).wrappedValue
    #expect(shelf.engine.machine.subscribers == nil)
    withObservationTracking {
      _ = shelf.query
    } onChange: {
    }
    #expect(shelf.engine.machine.subscribers != nil)
  }
}
