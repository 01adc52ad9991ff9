import Foundation
import StreamTesting
import SystemTesting
import Testing
import VSM
import ViewTesting

/// What went wrong in earlier libraries of this kind and cannot go wrong here; the id of the fault is
/// at the end of each name.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FaultTests {}

// MARK: Stale values

extension FaultTests {
  @Test func `an answer that was already queued for main does not land on a newer state (V1)`()
    async
  {
    for _ in 0..<100 {
      let container = StateContainer(state: "idle")
      let answered = Occasion()
      container.observe {
        answered.comes()
        return "stale"
      }
      // Main is busy: the answer can be queued for it, and cannot land.
      answered.awaited()
      onWorker {}
      container.observe("new")
      await settle()
      #expect(container.state == "new")
    }
  }

  @Test func `a value that was already queued for main does not land on a newer state (V2)`() async
  {
    let container = StateContainer(state: "idle")
    let seen = container.didSetPublisher.record()
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    onWorker { subject.send("stale") }
    container.observe("new")
    await settle()
    #expect(container.state == "new")
    #expect(seen.values.last == "new")
  }

  @Test func `a value from a worker is not overtaken by one from main (V3)`() async {
    let container = StateContainer(state: "idle")
    let seen = container.didSetPublisher.record()
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    onWorker { subject.send("a") }
    subject.send("b")
    await settle()
    #expect(seen.values == ["idle", "a", "b"])
  }

  @Test func `an observe while a publisher is being subscribed to is the one that lives (V4)`() {
    let container = StateContainer(state: "idle")
    let (first, second) = (CurrentValueSubject<String, Never>("loading"), Source<String, Never>())
    let cancels = Tally()
    let chained = container.didSetPublisher.sink {
      if $0 == "loading" { container.observe(second) }
    }
    container.observe(first.handleEvents(receiveCancel: { cancels.add() }))
    #expect(cancels.count == 1)
    #expect(second.cancelCount == 0)
    second.send("second")
    first.send("first")
    #expect(container.state == "second")
    chained.cancel()
  }

  @Test func `an observe in a willSet sink comes after the state that was announced (V5)`() {
    let container = StateContainer(state: "idle")
    let chained = container.willSetPublisher.sink { if $0 == "a" { container.observe("b") } }
    let seen = container.didSetPublisher.record()
    container.observe("a")
    #expect(seen.values == ["idle", "a", "b"])
    #expect(container.state == "b")
    chained.cancel()
  }

  @Suite struct StressTests {
    @MainActor @Test func `observes from several threads never leave two live actions (V6, V7)`()
      async
    {
      for _ in 0..<600 {
        let container = StateContainer(state: "idle")
        let sources = (0..<4).map { _ in Source<String, Never>() }
        let carried = Carried((container, sources))
        onWorkers((0..<4).map { number in { carried.value.0.observe(carried.value.1[number]) } })
        await settle()
        let live = sources.filter { $0.subscriptionCount > $0.cancelCount }
        #expect(live.count == 1)
        for (number, source) in sources.enumerated() { source.send("\(number)") }
        await settle()
        let winner = sources.firstIndex { $0 === live.first }
        #expect(container.state == winner.map(String.init))
      }
    }
  }
}

// MARK: What stays behind

extension FaultTests {
  @Test func `an asynchronous binding that was set does not keep its container (V16)`() async {
    let gate = Gate()
    weak let released: StateContainer<Form>?
    do {
      let container = StateContainer(state: Form())
      let binding = container.bindAsync(\.name) { form, name in
        await gate.pass()
        return form.renamed(name)
      }
      binding.wrappedValue = "new"
      await settle()
      released = container
    }
    #expect(released == nil)
    gate.open()
    await settle()
  }

  @Test func `an endless stream ends when its container is let go of (W3)`() async {
    let ended = Tally()
    weak let released: StateContainer<Int>?
    do {
      let container = StateContainer(state: 0)
      let (numbers, more) = AsyncStream.makeStream(of: Int.self)
      more.onTermination = { _ in ended.add() }
      container.observe(numbers)
      more.yield(1)
      await settle()
      #expect(container.state == 1)
      released = container
    }
    #expect(released == nil)
    await settle()
    #expect(ended.count == 1)
  }
}

// MARK: Failures

extension FaultTests {
  private struct Broken: Error {}

  @Test func `a failure of a sequence is a state (V15)`() async {
    let container = StateContainer(state: "start")
    let (states, feed) = AsyncThrowingStream<String, any Error>.makeStream()
    container.observe(states, catch: { "failed: \($0)" })
    feed.yield("loading")
    #expect(await settles { container.state == "loading" })
    feed.finish(throwing: Broken())
    #expect(await settles { container.state == "failed: Broken()" })
  }
}

// MARK: On the screen

extension FaultTests {
  private struct Typing: View {
    let container: StateContainer<Form>
    let answer: Gate
    @ViewState private var state: Form

    init(_ container: StateContainer<Form>, answer: Gate) {
      self.container = container
      self.answer = answer
      _state = .init(container: container)
    }

    var body: some View {
      TextField(
        "Name",
        text: $state.bind(\.name) { form, name in
          await answer.pass()
          return form.renamed(name)
        })
    }
  }

  @Test func `no key is lost in a field whose action answers later (V17)`() async throws {
    let (gate, container) = (Gate(), StateContainer(state: Form()))
    let screen = Screen(Typing(container, answer: gate))
    for key in "abcdefghij" {
      try screen.type(String(key), into: "Name")
      await screen.settle(leavingTasks: true)
    }
    #expect(try screen.value(of: "Name") == "abcdefghij")
    #expect(container.state.name == "")
    gate.open()
    await screen.settle()
    #expect(try screen.value(of: "Name") == "abcdefghij")
    #expect(container.state.name == "abcdefghij")
  }

  private struct Row: View {
    @ViewState var state: String

    init(_ number: Int, made: Tally) {
      _state = .init(wrappedValue: made.counting("row \(number)"))
    }

    var body: some View { Text(state) }
  }

  private struct Rows: View {
    let made: Tally
    @State private var redraws = 0

    var body: some View {
      VStack {
        Button("Redraw") { redraws += 1 }
        Text(verbatim: "\(redraws)")
        ForEach(0..<100, id: \.self) { Row($0, made: made) }
      }
    }
  }

  @Test func `rows make their containers once, however often the parent redraws (V18)`() throws {
    let made = Tally()
    let screen = Screen(Rows(made: made), size: CGSize(width: 390, height: 8000))
    #expect(made.count == 100)
    for _ in 0..<10 { try screen.tap("Redraw") }
    #expect(made.count == 100)
    #expect(screen.texts.contains("10"))
    #expect(screen.texts.contains("row 99"))
  }

  private struct Child: View {
    @ViewState var state: String

    init(_ state: String) { _state = .init(wrappedValue: state) }

    var body: some View { Text(state) }
  }

  private struct Parent: View {
    @State private var user = 1

    var body: some View {
      VStack {
        Button("Next") { user += 1 }
        Child("kept \(user)")
        Child("new \(user)").id(user)
      }
    }
  }

  @Test func `a view with another id begins with its own state, and one without stays (V19)`()
    throws
  {
    let screen = Screen(Parent())
    try screen.tap("Next")
    #expect(screen.texts.contains("kept 1"))
    #expect(screen.texts.contains("new 2"))
  }

  private struct Loading: View {
    let gate: Gate
    @ViewState var state = "idle"

    var body: some View {
      VStack {
        Text(state)
        Button("Load") {
          $state.observe(
            StateSequence(
              { "loading" },
              {
                await gate.pass()
                return "loaded"
              }))
        }
      }
    }
  }

  @Test func `a sequence that begins with loading shows it in the same frame (V21)`() async throws {
    let gate = Gate()
    let screen = Screen(Loading(gate: gate))
    let before = screen.counts
    try screen.tap("Load")
    #expect(screen.texts.contains("loading"))
    #expect((screen.counts - before).frames == 1)
    gate.open()
    await screen.settle()
    #expect(screen.texts.contains("loaded"))
  }
}
