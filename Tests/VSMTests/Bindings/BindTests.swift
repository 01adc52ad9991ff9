import StreamTesting
import SystemTesting
import Testing
import VSM

@MainActor
struct BindTests {
  struct State {
    var name = ""
    var isSaving = false

    var reversed: String { String(name.reversed()) }

    func renamed(_ name: String) -> State { State(name: name) }
    func renamedByPublisher(_ name: String) -> AnyPublisher<State, Never> {
      Just(State(name: name)).eraseToAnyPublisher()
    }
    func renamedLater(_ name: String) async -> State { State(name: name) }
    func renamedInSteps(_ name: String) -> StateSequence<State> {
      StateSequence({ State(name: self.name, isSaving: true) }, { State(name: name) })
    }
  }

  let container = StateContainer(state: State())

  @Test func `methods and functions of every kind`() async {
    let bindings: [Binding<String>] = [
      container.bind(\.name, to: { State(name: $0.name + $1) }),
      container.bind(\.name, to: State.renamed),
      container.bind(\.name, to: { Just(State(name: $0.name + $1)) }),
      container.bind(\.name, to: State.renamedByPublisher),
      container.bind(\.name, to: { state, name in StateSequence({ State(name: name) }) }),
      container.bind(\.name, to: State.renamedInSteps),
      container.bind(\.name, to: { state, name in await state.renamedLater(name) }),
      container.bind(\.name, to: State.renamedLater),
      container.bindAsync(\.name, to: { state, name in await state.renamedLater(name) }),
      container.bindAsync(\.name, to: State.renamedLater),
      container.bindAsync(
        \.name,
        to: { state, name in
          await Task.detached {}.value
          return state.renamedInSteps(name)
        }),
    ]
    for (number, binding) in bindings.enumerated() {
      container.observe(State())
      binding.wrappedValue = "\(number)"
      #expect(binding.wrappedValue == "\(number)")
      #expect(await settles { container.state.name == "\(number)" })
      #expect(binding.wrappedValue == "\(number)")
    }
  }

  @Test func `a binding reads back what was written until the action answers (G10)`() {
    let answers = PassthroughSubject<State, Never>()
    let binding = container.bind(\.name, to: { _, _ in answers })
    binding.wrappedValue = "typed"
    #expect(container.state.name == "")
    #expect(binding.wrappedValue == "typed")
    answers.send(State(name: "", isSaving: true))
    #expect(container.state.isSaving)
    #expect(binding.wrappedValue == "typed")
    answers.send(State(name: "corrected"))
    #expect(binding.wrappedValue == "corrected")
  }

  @Test func `a state that says nothing new refuses what was written (G10)`() {
    let answers = PassthroughSubject<State, Never>()
    let binding = container.bind(\.name, to: { _, _ in answers })
    binding.wrappedValue = "typed"
    answers.send(State(name: "", isSaving: true))
    #expect(binding.wrappedValue == "typed")
    answers.send(State(name: ""))
    #expect(binding.wrappedValue == "")
  }

  @Test func `what was written is forgotten when the action ends without an answer (G10)`() {
    let answers = PassthroughSubject<State, Never>()
    let binding = container.bind(\.name, to: { _, _ in answers })
    binding.wrappedValue = "typed"
    answers.send(completion: .finished)
    #expect(binding.wrappedValue == "")
  }

  @Test func `what was written is forgotten when something else is observed (G10)`() {
    let answers = PassthroughSubject<State, Never>()
    let binding = container.bind(\.name, to: { _, _ in answers })
    binding.wrappedValue = "typed"
    container.observe(State(name: "other"))
    #expect(binding.wrappedValue == "other")
    binding.wrappedValue = "typed"
    container.cancel()
    #expect(binding.wrappedValue == "other")
  }

  @Test func `views are told when a binding reads something else (G10)`() {
    var count = 0
    let token = container.objectWillChange.sink { count += 1 }
    let answers = PassthroughSubject<State, Never>()
    let binding = container.bind(\.name, to: { _, _ in answers })
    binding.wrappedValue = "typed"
    #expect(count == 1)
    container.cancel()
    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test func `a binding takes the state there is when it is written, on main (G10)`() async {
    let binding = container.bind(\.name, to: { State(name: $0.name + $1) })
    container.observe(State(name: "a"))
    binding.wrappedValue = "b"
    #expect(container.state.name == "ab")
    let write = Carried(binding)
    onWorker { write.value.wrappedValue = "c" }
    container.observe(State(name: "x"))
    #expect(await settles { container.state.name == "xc" })
  }

  @Test func `every key of a slow action is there (V17)`() {
    let clock = TestScheduler()
    let binding = container.bind(
      \.name,
      to: { _, name in Just(State(name: name)).delay(for: .milliseconds(300), scheduler: clock) })
    for key in "0123456789" { binding.wrappedValue += String(key) }
    #expect(binding.wrappedValue == "0123456789")
    clock.advance(by: 1)
    #expect(container.state.name == "0123456789")
    #expect(binding.wrappedValue == "0123456789")
  }

  @Test func `a binding reads what was there last when its container has gone (G6)`() {
    var container: StateContainer<State>? = StateContainer(state: State(name: "first"))
    let binding = container?.bind(\.name, to: State.renamed)
    binding?.wrappedValue = "last"
    #expect(binding?.wrappedValue == "last")
    container = nil
    binding?.wrappedValue = "late"
    #expect(binding?.wrappedValue == "last")
  }

  @Test func `bindings to two parts do not read each other`() {
    let answers = PassthroughSubject<State, Never>()
    let name = container.bind(\.name, to: { _, _ in answers })
    let isSaving = container.bind(\.isSaving, to: { _, _ in answers })
    let reversed = container.bind(\.reversed, to: { _, _ in answers })
    name.wrappedValue = "typed"
    #expect(isSaving.wrappedValue == false)
    #expect(reversed.wrappedValue == "")
  }
}
