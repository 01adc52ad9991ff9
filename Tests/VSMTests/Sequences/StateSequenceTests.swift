import StreamTesting
import SystemTesting
import Testing
import VSM

/// A sequence in each of its forms, made where features make them: in a model, off the main actor.
struct StateSequenceTests {
  enum State: Hashable, Sendable {
    case start, loading, preparing, loaded, done
  }

  struct Model: Sendable {
    let gate: Gate

    func load() async -> State {
      await gate.pass(heedsCancelling: true)
      return .loaded
    }

    func variadic() -> StateSequence<State> {
      StateSequence({ .loading }, { .preparing }, { await load() }, { .done })
    }

    func literal() -> StateSequence<State> {
      [{ .loading }, { .preparing }, { await load() }, { .done }]
    }

    func methods() -> StateSequence<State> {
      StateSequence(loading, preparing, load, done)
    }

    @StateSequenceBuilder
    func built() -> StateSequence<State> {
      First { State.loading }
      Next { State.preparing }
      Next { await load() }
      Next { State.done }
    }

    func builtInside() -> StateSequence<State> {
      StateSequence {
        First { .loading }
        First { .preparing }
        Next { await load() }
        Next { .done }
      }
    }

    private func loading() -> State { .loading }
    private func preparing() -> State { .preparing }
    private func done() -> State { .done }
  }

  @Test func `a sequence without steps has no states`() async {
    for sequence in [StateSequence<State>(), []] {
      let states = await sequence.reduce(into: []) { $0.append($1) }
      #expect(states == [])
    }
  }

  static let forms: [@Sendable (Model) -> StateSequence<State>] = [
    { $0.variadic() }, { $0.literal() }, { $0.methods() }, { $0.built() }, { $0.builtInside() },
  ]

  @MainActor
  @Test(arguments: forms.indices)
  func `leading states are applied before observe returns, in every form (V21)`(
    form: Int
  ) async {
    let gate = Gate()
    let container = StateContainer(state: State.start)
    let seen = container.didSetPublisher.dropFirst().record()
    container.observe(Self.forms[form](Model(gate: gate)))
    #expect(seen.values == [.loading, .preparing])
    gate.open()
    #expect(await settles { container.state == .done })
    #expect(seen.values == [.loading, .preparing, .loaded, .done])
  }

  @MainActor
  @Test func `the steps of a view's own are taken at once, too`() {
    let container = StateContainer(state: State.start)
    let gate = Gate()
    let steps: StateSequence<State> = [
      { .loading }, { .preparing },
      {
        await gate.pass(heedsCancelling: true)
        return .done
      },
    ]
    container.observe(steps)
    #expect(container.state == .preparing)
  }

  @MainActor
  @Test func `asynchronous steps leave main to others`() async {
    let container = StateContainer(state: State.start)
    let (moment, gate) = (Occasion(), Gate())
    let model = Model(gate: gate)
    // Would wait for ever if the step after the first waited for main, which is busy here.
    container.observe(
      StateSequence({ .loading }, { await Waiter.work(moment) }, { await model.load() }))
    moment.awaited()
    #expect(container.state == .loading)
    gate.open()
    #expect(await settles { container.state == .loaded })
  }

  private enum Waiter {
    static func work(_ moment: Occasion) async -> State {
      moment.comes()
      return .preparing
    }
  }

  @MainActor
  @Test func `a sequence ends where something else is observed in between`() {
    let container = StateContainer(state: State.start)
    var taken: [String] = []
    let token = container.$state.sink { [unowned container] state in
      if state == .loading { container.observe(.done) }
    }
    container.observe(
      StateSequence(
        { .loading },
        {
          taken.append("second")
          return .preparing
        }))
    #expect(container.state == .done)
    #expect(taken == [])
    withExtendedLifetime(token) {}
  }

  @MainActor
  @Test func `observed elsewhere, a sequence arrives in order`() async {
    let container = StateContainer(state: State.start)
    let seen = container.didSetPublisher.dropFirst().record()
    let gate = Gate()
    gate.open()
    onWorker { container.observe(Model(gate: gate).variadic()) }
    #expect(seen.values == [])
    #expect(await settles { container.state == .done })
    #expect(seen.values == [.loading, .preparing, .loaded, .done])
  }

  @Test func `a sequence can be read by hand, and ends when its reader is cancelled`() async {
    let gate = Gate()
    let model = Model(gate: gate)
    let reader = Task {
      var states: [State] = []
      for await state in model.variadic() { states.append(state) }
      return states
    }
    while gate.waitingCount == 0 { await Task.detached {}.value }
    reader.cancel()
    #expect(await reader.value == [.loading, .preparing, .loaded])
  }
}
