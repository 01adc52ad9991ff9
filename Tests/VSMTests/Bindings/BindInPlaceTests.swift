import StreamTesting
import SystemTesting
import Testing
import VSM
import ViewTesting

/// Bindings that write in place, and end nothing.
@MainActor
struct BindInPlaceTests {
  private let container = StateContainer(state: NotesState())
  private let gate = Gate()

  @Test func `a write in place ends nothing, and reads back at once (L7)`() async {
    container.observe(.words("a", behind: gate), in: .newest("x"))
    let states = PassthroughSubject<NotesState, Never>()
    container.observe(states)
    let query = container.bind(\.query)
    query.wrappedValue = "typed"
    #expect(query.wrappedValue == "typed")
    #expect(container.state.query == "typed")
    gate.open()
    #expect(await settles { container.words == ["a…", "a"] })
    states.send(NotesState("whole"))
    #expect(container.words == ["whole"])
    #expect(query.wrappedValue == "")
  }

  @Test func `a write in place is told once, as a change`() {
    let states = container.didSetPublisher.record()
    container.bind(\.query).wrappedValue = "typed"
    #expect(states.values.map(\.query) == ["", "typed"])
  }

  @Test func `a write in place drops nothing that waits for its time`() {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe({ NotesState("later") }, debounced: .seconds(1))
    container.bind(\.query).wrappedValue = "typed"
    clock.advance(by: .seconds(1))
    #expect(container.words == ["later"])
  }

  @Test func `what follows a write gets the state there is after the pause (L7)`() {
    let (container, clock) = onVirtualTime(NotesState())
    let query = container.bind(\.query, in: .newest("search"), debounced: .milliseconds(300)) {
      state in
      .word("\(state.query) after \(state.words)")
    }
    for key in "swift" {
      query.wrappedValue += String(key)
      clock.advance(by: .milliseconds(100))
    }
    #expect(query.wrappedValue == "swift")
    #expect(container.words == [])
    container.observe(.word("this"), in: .each(1))
    clock.advance(by: .milliseconds(200))
    #expect(container.words == ["this", #"swift after ["this"]"#])
  }

  @Test func `what waits to follow a write is dropped with its lane (L7)`() {
    let (container, clock) = onVirtualTime(NotesState())
    let query = container.bind(\.query, in: .newest("search"), debounced: .seconds(1)) { state in
      .word(state.query)
    }
    query.wrappedValue = "a"
    container.cancel(.newest("search"))
    #expect(clock.pendingCount == 0)
    #expect(query.wrappedValue == "a")
  }

  @Test func `without a pause what follows a write comes at once, by the rule of the lane`() {
    let query = container.bind(\.query, in: .newest("search")) { state in
      .words(state.query, behind: gate)
    }
    query.wrappedValue = "a"
    query.wrappedValue = "b"
    #expect(container.words == ["a…", "a!", "b…"])
  }

  @Test func `what is written while a change is told is there right after it (L7)`() {
    let query = container.bind(\.query)
    var seen: [String] = []
    let token = container.didSetPublisher.dropFirst().sink { state in
      seen.append(state.query + state.words.joined())
      if seen.count < 3 { query.wrappedValue += "\(seen.count)" }
      if seen.count == 1 { container.observe(.word("w"), in: .each(1)) }
    }
    query.wrappedValue = "0"
    #expect(seen == ["0", "01", "01w", "012w"])
    withExtendedLifetime(token) {}
  }

  @Test func `writes from a worker come in their order (L7)`() async {
    let query = Carried(container.bind(\.query))
    let states = container.didSetPublisher.record()
    onWorker {
      for key in "swift" { query.value.wrappedValue = String(key) }
      query.value.wrappedValue = "last"
    }
    #expect(await settles { container.state.query == "last" })
    #expect(states.values.map(\.query) == ["", "s", "w", "i", "f", "t", "last"])
  }

  @Test func `a part of a part reads the fallback where there is none, and drops what is written`()
  {
    let title = container.bind(\.sheet, \.title, or: "none")
    let states = container.didSetPublisher.record()
    title.wrappedValue = "lost"
    #expect(title.wrappedValue == "none")
    #expect(states.values.count == 1)
    container.bind(\.sheet).wrappedValue = .init(title: "new")
    #expect(title.wrappedValue == "new")
    title.wrappedValue = "newer"
    #expect(container.state.sheet?.title == "newer")
    container.bind(\.sheet).wrappedValue = nil
    #expect(title.wrappedValue == "none")
  }

  @Test func `a binding that writes in place does not keep the container (G6, L7)`() {
    var container: StateContainer<NotesState>? = StateContainer(state: NotesState())
    weak let gone = container
    let bindings = [
      container?.bind(\.query), container?.bind(\.sheet, \.title, or: ""),
      container?.bind(\.query, in: .newest(1)) { .word($0.query) },
    ]
    container = nil
    #expect(gone == nil)
    for binding in bindings { binding?.wrappedValue = "late" }
  }

  private struct Search: View {
    @ViewState var state = NotesState()

    var body: some View {
      TextField(
        "Search",
        text: $state.bind(\.query, in: .newest("search"), debounced: .milliseconds(300)) {
          .word($0.query)
        })
      ForEach(state.words, id: \.self) { Text($0) }
      Button("Open") {
        $state.observe(StateChanges { Change { $0.sheet = .init() } }, in: .each(1))
      }
      .sheet(isPresented: $state.bind(\.isBusy)) { Text("sheet") }
      Toggle("Busy", isOn: $state.bind(\.isBusy))
    }
  }

  @Test func `no key is lost in a field whose search waits (L7)`() async throws {
    let screen = Screen(Search())
    for key in ["s", "w", "i", "ft"] {
      try screen.type(key, into: "Search")
      screen.clock.advance(by: .milliseconds(299))
      await screen.settle()
    }
    #expect(try screen.value(of: "Search") == "swift")
    #expect(!screen.exists("swift"))
    screen.clock.advance(by: .milliseconds(1))
    await screen.settle()
    #expect(screen.exists("swift"))
  }
}
