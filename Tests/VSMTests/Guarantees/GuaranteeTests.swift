import StreamTesting
import SystemTesting
import Testing
import VSM
import ViewTesting

/// What users of a container rely on, one test or more for each guarantee of the contract. The id of
/// the guarantee is at the end of each name.
@MainActor @Suite(.timeLimit(.minutes(10))) struct GuaranteeTests {}

// MARK: When a state is set

extension GuaranteeTests {
  @Test func `a state is set before observe returns (G1)`() {
    let container = StateContainer(state: "idle")
    container.observe("new")
    #expect(container.state == "new")
  }

  @Test func `what a function returns is set before observe returns (G1)`() {
    let container = StateContainer(state: "idle")
    let model = Model()
    container.observe(model.word())
    #expect(container.state == "word")
    container.observe(model.other)
    #expect(container.state == "other")
  }

  @Test func `what a publisher emits at once is set before observe returns (G1)`() {
    let container = StateContainer(state: "idle")
    let model = Model()
    container.observe(Just("just"))
    #expect(container.state == "just")
    container.observe(model.words())
    #expect(container.state == "last")
    container.observe("again")
    container.observe(model.words)
    #expect(container.state == "last")
  }

  @Test func `what a subject sends on main is set before send returns (G1)`() {
    let container = StateContainer(state: "idle")
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    subject.send("sent")
    #expect(container.state == "sent")
  }

  @Test
  func `the states that lead a sequence are set before observe returns (G1)`() async {
    let container = StateContainer(state: "idle")
    let seen = container.didSetPublisher.record()
    let gate = Gate()
    container.observe(
      StateSequence(
        { "one" }, { "two" },
        {
          await gate.pass()
          return "three"
        }))
    #expect(seen.values == ["idle", "one", "two"])
    gate.open()
    await settle()
    #expect(seen.values == ["idle", "one", "two", "three"])
  }

  @Test func `the states that lead a built sequence are set before observe returns (G1)`() async {
    let container = StateContainer(state: "idle")
    let gate = Gate()
    container.observe(Model().loading(behind: gate))
    #expect(container.state == "loading")
    gate.open()
    await settle()
    #expect(container.state == "loaded")
  }

  @Test
  func `the states that lead a listed sequence are set before observe returns (G1)`() async {
    let container = StateContainer(state: "idle")
    let gate = Gate()
    let sequence: StateSequence<String> = [
      { "loading" },
      {
        await gate.pass()
        return "loaded"
      },
    ]
    container.observe(sequence)
    #expect(container.state == "loading")
    gate.open()
    await settle()
    #expect(container.state == "loaded")
  }
}

// MARK: Where a state is set

extension GuaranteeTests {
  @Test func `a value from another thread waits for the main actor (G2)`() async {
    let container = StateContainer(state: "idle")
    let (willSet, didSet) = (
      container.willSetPublisher.record(), container.didSetPublisher.record()
    )
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)

    onWorker { subject.send("sent") }
    // The main actor is here and nowhere else: whoever had been told by now was told off main.
    #expect(container.state == "idle")
    #expect(willSet.values == ["idle"])
    #expect(didSet.values == ["idle"])

    await settle()
    #expect(container.state == "sent")
    #expect(willSet.values == ["idle", "sent"])
    #expect(didSet.values == ["idle", "sent"])
  }

  @Test func `a state observed on another thread waits for the main actor (G2)`() async {
    let container = StateContainer(state: "idle")
    let seen = container.didSetPublisher.record()
    let carried = Carried(container)
    onWorker { carried.value.observe("new") }
    #expect(container.state == "idle")
    #expect(seen.values == ["idle"])
    await settle()
    #expect(seen.values == ["idle", "new"])
  }

  @Test func `what an asynchronous action answers from elsewhere lands on main (G2)`() async {
    let container = StateContainer(state: "idle")
    let seen = container.didSetPublisher.record { _ in
      MainActor.assertIsolated()
      return .none
    }
    container.observe(Model().answer)
    await settle()
    #expect(seen.values == ["idle", "answer"])
  }
}

// MARK: One live action

extension GuaranteeTests {
  @Test func `a newer observe cancels the publisher of the older (G3)`() {
    let container = StateContainer(state: "idle")
    let (first, second) = (Source<String, Never>(), Source<String, Never>())
    container.observe(first)
    #expect(first.cancelCount == 0)
    container.observe(second)
    #expect(first.cancelCount == 1)
    #expect(second.cancelCount == 0)
    container.observe("new")
    #expect(second.cancelCount == 1)
  }

  @Test func `a publisher that answers too late is not subscribed to any more (G3)`() {
    let container = StateContainer(state: "start")
    let late = LatePublisher()
    container.observe(late)
    container.observe("new")
    late.answer()
    #expect(late.source.cancelCount == 1)
    late.source.send("late")
    #expect(container.state == "new")
  }

  @Test func `a newer observe cancels the task of the older (G3)`() async {
    let container = StateContainer(state: "idle")
    let (gate, cancels) = (Gate(), Tally())
    container.observe {
      await withTaskCancellationHandler {
        await gate.pass()
      } onCancel: {
        cancels.add()
      }
      return "stale"
    }
    await settle()
    #expect(gate.waitingCount == 1)
    container.observe("new")
    #expect(cancels.count == 1)
    gate.open()
    await settle()
    #expect(container.state == "new")
  }

  @Test func `a publisher that talks on after its cancel is not heard (G3)`() async {
    let container = StateContainer(state: "idle")
    let source = Source<String, Never>()
    container.observe(source)
    container.observe("new")
    source.send("stale on main")
    onWorker { source.send("stale from a worker") }
    await settle()
    #expect(container.state == "new")
  }

  @Test func `a sequence that ignores its cancel lands nothing (G3)`() async {
    let container = StateContainer(state: "idle")
    let gate = Gate()
    container.observe(
      StateSequence(
        { "loading" },
        {
          await gate.pass()
          return "a"
        }, { "b" }, { "c" }))
    await settle()
    container.observe("new")
    gate.open()
    await settle()
    #expect(container.state == "new")
  }

  @Test func `cancel stops the action and leaves the state (G3)`() async {
    let container = StateContainer(state: "idle")
    let source = Source<String, Never>()
    container.observe(source)
    source.send("loading")
    container.cancel()
    #expect(source.cancelCount == 1)
    source.send("stale")
    await settle()
    #expect(container.state == "loading")
  }

  @Test func `an action of every kind may follow one of every other kind (G3)`() async {
    for first in Action.allCases {
      for second in Action.allCases {
        let container = StateContainer(state: "idle")
        let seen = container.didSetPublisher.record()
        first.start("first", in: container)
        second.start("second", in: container)
        await settle()
        #expect(seen.values.last == "second", "\(first), then \(second)")
      }
    }
  }
}

// MARK: Order

extension GuaranteeTests {
  @Test func `values of one action land in the order they were sent, from wherever (G4)`() async {
    let container = StateContainer(state: "idle")
    let seen = container.didSetPublisher.record()
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    for round in 0..<20 {
      onWorker { subject.send("worker \(round)") }
      subject.send("main \(round)")
    }
    await settle()
    #expect(seen.values == ["idle"] + (0..<20).flatMap { ["worker \($0)", "main \($0)"] })
  }

  @Test func `values of a sequence land in its order, and each is seen (G4)`() async {
    let container = StateContainer(state: 0)
    let seen = container.didSetPublisher.record()
    let (numbers, more) = AsyncStream.makeStream(of: Int.self)
    container.observe(numbers)
    for number in 1...100 { more.yield(number) }
    more.finish()
    await container.becomes(100)
    #expect(seen.values == Array(0...100))
  }
}

extension GuaranteeTests {
  @Test func `a long list from elsewhere lands in order, over several turns of main (G4)`() async {
    let container = StateContainer(state: -1)
    let seen = container.didSetPublisher.dropFirst().record()
    let subject = PassthroughSubject<Int, Never>()
    container.observe(subject)
    onWorker { for number in 0..<3_500 { subject.send(number) } }
    #expect(seen.values == [])
    #expect(await settles { container.state >= 0 })
    subject.send(3_500)
    #expect(await settles { container.state == 3_500 })
    #expect(seen.values == Array(0...3_500))
  }
}

// MARK: An observe inside of an observe

extension GuaranteeTests {
  @Test func `an observe in a didSet sink wins, and changes are told in order (G5)`() {
    let container = StateContainer(state: "idle")
    let chained = container.didSetPublisher.sink { if $0 == "a" { container.observe("b") } }
    let seen = container.didSetPublisher.record()
    container.observe("a")
    #expect(container.state == "b")
    #expect(seen.values == ["idle", "a", "b"])
    chained.cancel()
  }

  @Test func `an observe in a willSet sink wins, and changes are told in order (G5)`() {
    let container = StateContainer(state: "idle")
    let chained = container.willSetPublisher.sink { if $0 == "a" { container.observe("b") } }
    let (willSet, didSet) = (
      container.willSetPublisher.record(), container.didSetPublisher.record()
    )
    container.observe("a")
    #expect(container.state == "b")
    #expect(willSet.values == ["idle", "a", "b"])
    #expect(didSet.values == ["idle", "a", "b"])
    chained.cancel()
  }

  @Test func `what is observed while a change is told comes after it, in order (G5)`() {
    let container = StateContainer(state: "start")
    var told: [String] = []
    let first = container.$state.dropFirst().sink { [unowned container] state in
      told.append("1 hears of \(state)")
      if state == "a" {
        container.observe("b")
        container.observe("c")
      }
    }
    let second = container.$state.dropFirst().sink { told.append("2 hears of \($0)") }
    container.observe("a")
    #expect(container.state == "c")
    #expect(
      told == [
        "1 hears of a", "2 hears of a", "1 hears of b", "2 hears of b", "1 hears of c",
        "2 hears of c",
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `observes that answer each other a thousand times do not pile up (G5)`() {
    let container = StateContainer(state: 0)
    let chained = container.didSetPublisher.sink { if $0 < 100_000 { container.observe($0 + 1) } }
    #expect(container.state == 100_000)
    chained.cancel()
  }

  @Test func `an observe in the midst of a publisher's emission wins (G5)`() async {
    let container = StateContainer(state: "idle")
    let chained = container.didSetPublisher.sink { if $0 == "b" { container.observe("new") } }
    container.observe(["a", "b", "c", "d"].publisher)
    #expect(container.state == "new")
    await settle()
    #expect(container.state == "new")
    chained.cancel()
  }

  @Test func `an observe in the midst of a sequence's leading states wins (G5)`() async {
    let container = StateContainer(state: "idle")
    let chained = container.didSetPublisher.sink { if $0 == "a" { container.observe("new") } }
    container.observe(StateSequence({ "a" }, { "b" }, { await Model().answer() }))
    #expect(container.state == "new")
    await settle()
    #expect(container.state == "new")
    chained.cancel()
  }
}

/// Answers its subscriber when it is told to.
private final class LatePublisher: Publisher {
  typealias Output = String
  typealias Failure = Never

  let source = Source<String, Never>()
  private var subscriber: AnySubscriber<String, Never>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Never {
    self.subscriber = AnySubscriber(subscriber)
  }

  func answer() {
    if let subscriber { source.subscribe(subscriber) }
  }
}
