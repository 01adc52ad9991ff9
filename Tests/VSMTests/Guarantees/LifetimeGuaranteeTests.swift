import StreamTesting
import SystemTesting
import Testing
import VSM
import ViewTesting

// MARK: Release

extension GuaranteeTests {
  @Test func `a released container cancels its publisher at once (G6)`() {
    let source = Source<String, Never>()
    weak let released: StateContainer<String>?
    do {
      let container = StateContainer(state: "idle")
      container.observe(source)
      source.send("loading")
      released = container
    }
    #expect(released == nil)
    #expect(source.cancelCount == 1)
  }

  @Test func `a released container cancels its task at once, while it runs (G6)`() async {
    let (gate, cancels) = (Gate(), Tally())
    weak let released: StateContainer<String>?
    do {
      let container = StateContainer(state: "idle")
      container.observe {
        await withTaskCancellationHandler {
          await gate.pass()
        } onCancel: {
          cancels.add()
        }
        return "late"
      }
      await settle()
      released = container
    }
    #expect(gate.waitingCount == 1)
    #expect(released == nil)
    #expect(cancels.count == 1)
    gate.open()
    await settle()
  }

  @Test func `what a released container and its action held is let go of (G6)`() async {
    let (gate, lives) = (Gate(), Lives())
    do {
      let container = StateContainer(state: lives.one())
      container.observe { [lives] in
        await gate.pass()
        return lives.one()
      }
      #expect(await settles { gate.waitingCount == 1 })
    }
    #expect(lives.count == 0)
    #expect(gate.cancelCount == 1)
    gate.open()
    await settle()
    #expect(lives.count == 0)
  }

  @Test(arguments: Action.allCases)
  func `an action keeps no container alive (G6)`(action: Action) async {
    weak let released: StateContainer<String>?
    do {
      let container = StateContainer(state: "idle")
      action.start("new", in: container)
      released = container
    }
    #expect(released == nil)
    await settle()
  }

  @Test func `neither a binding nor its action keeps a container alive (G6)`() async {
    let gate = Gate()
    weak let released: StateContainer<Form>?
    let binding: Binding<String>
    do {
      let container = StateContainer(state: Form())
      binding = container.bindAsync(\.name) { form, name in
        await gate.pass()
        return form.renamed(name)
      }
      binding.wrappedValue = "new"
      released = container
    }
    #expect(released == nil)
    gate.open()
    await settle()
  }
}

// MARK: Threads

extension GuaranteeTests {
  @Suite struct StressTests {
    @MainActor @Test func `main has its turns while eight threads observe (G2)`() async {
      let container = StateContainer(state: Mark(thread: -1, number: -1))
      let seen = container.didSetPublisher.dropFirst().record()
      let (carried, ended) = (Carried(container), Tally())
      let threads = BusyThreads(8) { thread, isOver in
        var number = 0
        while !isOver() {
          carried.value.observe(Mark(thread: thread, number: number))
          number += 1
        }
        ended.add()
      }
      // Each of these is a turn behind all that main has been asked for by then.
      for _ in 0..<100 { await Task.detached { await MainActor.run {} }.value }
      threads.end()
      #expect(await settles { ended.count == 8 })
      container.observe(Mark(thread: 8, number: 8))
      await settle()
      #expect(container.state == Mark(thread: 8, number: 8))
      #expect(seen.values.last == Mark(thread: 8, number: 8))
      #expect(seen.values.allSatisfy { $0.isWhole })
    }

    @MainActor @Test func `ten thousand observes from eight threads leave one action (G7)`() async {
      let container = StateContainer(state: Mark(thread: -1, number: -1))
      let seen = container.didSetPublisher.record()
      let sources = (0..<8).map { _ in (0..<50).map { _ in Source<Mark, Never>() } }
      let carried = Carried((container, sources))
      onWorkers(
        (0..<8).map { thread in
          {
            for number in 0..<1250 {
              let mark = Mark(thread: thread, number: number)
              let (container, sources) = carried.value
              switch number % 5 {
              case 0: container.observe(mark)
              case 1: container.observe(Just(mark))
              case 2: container.observe { await Mark.echo(mark) }
              case 3: container.observe(StateSequence({ mark }, { await Mark.echo(mark) }))
              default: container.observe(sources[thread][number / 25])
              }
            }
          }
        })
      await settle()
      let live = sources.joined().filter { $0.subscriptionCount > $0.cancelCount }
      #expect(live.count <= 1)
      #expect(seen.values.allSatisfy { $0.isWhole })

      container.observe(Mark(thread: 8, number: 8))
      await settle()
      #expect(container.state == Mark(thread: 8, number: 8))
      #expect(sources.joined().allSatisfy { $0.subscriptionCount == $0.cancelCount })
    }

    @MainActor @Test func `a state is whole wherever it is read (G7)`() async {
      let container = StateContainer(state: Mark(thread: 0, number: 0))
      let carried = Carried(container)
      let torn = Tally()
      onWorkers(
        (0..<8).map { thread in
          {
            for number in 0..<1000 {
              if thread < 4 {
                carried.value.observe(Mark(thread: thread, number: number))
              } else if !carried.value.state.isWhole {
                torn.add()
              }
            }
          }
        })
      #expect(torn.count == 0)
      await settle()
      #expect(container.state.isWhole)
    }
  }
}

/// A value of several words that knows whether they belong together.
struct Mark: Hashable, Sendable {
  let thread: Int
  let number: Int
  private let sum: Int
  private let words: [Int]

  init(thread: Int, number: Int) {
    self.thread = thread
    self.number = number
    sum = thread &+ number
    words = [thread, number]
  }

  var isWhole: Bool { sum == thread &+ number && words == [thread, number] }

  static func echo(_ mark: Mark) async -> Mark { mark }
}

// MARK: Bindings

/// A state with something to type into.
struct Form: Sendable {
  var name = ""
  var saves = 0

  func renamed(_ name: String) -> Form { Form(name: name, saves: saves + 1) }
}

extension GuaranteeTests {
  @Test func `a binding sets what its action answers (G10)`() {
    let container = StateContainer(state: Form())
    let byClosure = container.bind(\.name, to: { form, name in form.renamed(name) })
    byClosure.wrappedValue = "one"
    #expect(container.state.name == "one")

    let byMethod = container.bind(\.name, to: Form.renamed)
    byMethod.wrappedValue = "two"
    #expect(container.state.name == "two")
    #expect(container.state.saves == 2)
    #expect(byClosure.wrappedValue == "two")
  }

  @Test
  func `a binding reads what was written until its action answers (G10)`() async {
    let container = StateContainer(state: Form(name: "old"))
    let gate = Gate()
    let binding = container.bindAsync(\.name) { form, name in
      await gate.pass()
      return form.renamed(name.uppercased())
    }
    binding.wrappedValue = "new"
    #expect(binding.wrappedValue == "new")
    #expect(container.state.name == "old")
    gate.open()
    await settle()
    #expect(binding.wrappedValue == "NEW")
    #expect(container.state.name == "NEW")
  }

  @Test
  func `a binding of the asynchronous kind goes by the name of bind too (G10)`() async {
    let container = StateContainer(state: Form())
    let gate = Gate()
    let binding = container.bind(
      \.name,
      to: { form, name in
        await gate.pass()
        return form.renamed(name)
      })
    binding.wrappedValue = "new"
    #expect(binding.wrappedValue == "new")
    gate.open()
    await settle()
    #expect(container.state.name == "new")
  }

  @Test
  func `a binding to a publisher reads what was written until that answers (G10)`() {
    let container = StateContainer(state: Form(name: "old"))
    let answers = PassthroughSubject<Form, Never>()
    let binding = container.bind(\.name, to: { _, _ in answers })
    binding.wrappedValue = "new"
    #expect(binding.wrappedValue == "new")
    answers.send(Form(name: "answered"))
    #expect(binding.wrappedValue == "answered")
  }

  @Test func `a binding takes the state there is when it is set (G10)`() {
    let container = StateContainer(state: Form(name: "a"))
    let binding = container.bind(\.name, to: Form.renamed)
    container.observe(Form(name: "b", saves: 41))
    binding.wrappedValue = "c"
    #expect(container.state.saves == 42)
  }

  @Test func `a binding set on another thread acts on main, on the state of then (G10)`() async {
    let container = StateContainer(state: Form(name: "a"))
    let binding = Carried(
      container.bind(\.name) { form, name in
        MainActor.assertIsolated()
        return form.renamed(name)
      })
    container.observe(Form(name: "b", saves: 41))
    onWorker { binding.value.wrappedValue = "c" }
    await settle()
    #expect(container.state.name == "c")
    #expect(container.state.saves == 42)
  }
}

// MARK: Publishers

extension GuaranteeTests {
  @Test func `willSet sinks find the old state, didSet sinks the new (G11)`() {
    let container = StateContainer(state: "idle")
    var before: [[String]] = []
    var after: [[String]] = []
    let tokens = [
      container.willSetPublisher.sink { before.append([$0, container.state]) },
      container.didSetPublisher.sink { after.append([$0, container.state]) },
    ]
    container.observe("a")
    container.observe("b")
    #expect(before == [["idle", "idle"], ["a", "idle"], ["b", "a"]])
    #expect(after == [["idle", "idle"], ["a", "a"], ["b", "b"]])
    for token in tokens { token.cancel() }
  }

  @Test func `who joins while a change is told hears of it, too (G11)`() {
    let container = StateContainer(state: "start")
    var told: [String] = []
    var late: AnyCancellable?
    let views = container.objectWillChange.sink { [unowned container] in
      late = late ?? container.$state.sink { told.append($0) }
    }
    container.observe("a")
    container.observe("b")
    #expect(told == ["start", "a", "b"])
    withExtendedLifetime((views, late)) {}
  }

  @Test func `who is told after the change alone observes, joins and leaves meanwhile (G5, G11)`() {
    let container = StateContainer(state: 0)
    var told: [String] = []
    var later: AnyCancellable?
    let token = container.didSetPublisher.dropFirst().sink { [unowned container] state in
      told.append("first \(state) of \(container.state)")
      if state == 1 {
        later = container.$state.sink { told.append("later \($0) of \(container.state)") }
        container.observe(2)
        told.append("end of 1")
      }
    }
    container.observe(1)
    #expect(
      told == [
        "first 1 of 1", "later 1 of 1", "end of 1", "later 2 of 1", "first 2 of 2",
      ])
    later?.cancel()
    container.observe(3)
    #expect(told.last == "first 3 of 3")
    token.cancel()
  }

  @Test func `the projected state is told before the change (G11)`() {
    let container = StateContainer(state: "idle")
    var told: [[String]] = []
    let token = container.$state.sink { told.append([$0, container.state]) }
    container.observe("a")
    #expect(told == [["idle", "idle"], ["a", "idle"]])
    token.cancel()
  }

  @Test func `two subscribers are told in the order they came, change by change (G11)`() {
    let container = StateContainer(state: 0)
    var told: [String] = []
    let tokens = ["first", "second"].map { name in
      container.didSetPublisher.sink { told.append("\(name) \($0)") }
    }
    container.observe(1)
    container.observe(2)
    #expect(
      told == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
    for token in tokens { token.cancel() }
  }
}
