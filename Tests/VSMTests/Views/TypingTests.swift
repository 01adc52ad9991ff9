import Testing
import VSM
import ViewTesting

/// What a person types into fields whose bindings are actions.
@MainActor
struct TypingTests {
  struct NameState: Equatable {
    var name: String
    var isSaving = false
  }

  /// The two-way binding of an own making: it reads the state, and writes by an action that waits.
  struct Editor: View, ViewStateRendering {
    @StateObject var container = StateContainer(state: NameState(name: ""))

    var body: some View {
      let name = Binding(
        get: { state.name },
        set: { name in observe(save(name), debounced: .seconds(1)) })
      TextField("Name", text: name)
      Text(state.isSaving ? "saving" : "saved \(state.name)")
    }

    private func save(_ name: String) -> StateSequence<NameState> {
      StateSequence(
        { NameState(name: state.name, isSaving: true) },
        { await Task.detached { NameState(name: name) }.value })
    }
  }

  @Test func `what is typed stays while a debounced action waits, and is saved whole`() async throws
  {
    let screen = Screen(Editor())
    try screen.type("blob", into: "Name")
    #expect(try screen.value(of: "Name") == "blob")
    screen.clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(screen.texts == ["saved blob"])
    #expect(try screen.value(of: "Name") == "blob")
  }

  struct Digits: View, ViewStateRendering {
    @StateObject var container = StateContainer(state: NameState(name: "5"))
    let answer: (NameState, String) -> AnyPublisher<NameState, Never>

    var body: some View {
      TextField("Digit", text: bind(\.name, to: answer))
      TextField(
        "At once", text: bind(\.name) { _, name in NameState(name: String(name.prefix(1))) })
    }
  }

  @Test func `a correction shows, though its publisher stays subscribed`() throws {
    let screen = Screen(
      Digits { _, name in
        CurrentValueSubject(NameState(name: String(name.prefix(1)))).eraseToAnyPublisher()
      })
    try screen.type("5", into: "Digit")
    #expect(try screen.value(of: "Digit") == "5")
  }

  @Test func `a correction that comes later shows once it is there`() async throws {
    let answers = PassthroughSubject<NameState, Never>()
    let screen = Screen(Digits { _, _ in answers.eraseToAnyPublisher() })
    try screen.type("5", into: "Digit")
    #expect(try screen.value(of: "Digit") == "55")
    answers.send(NameState(name: "5"))
    await screen.settle()
    #expect(try screen.value(of: "Digit") == "5")
  }

  @Test func `a correction at once shows at once`() throws {
    let screen = Screen(Digits { _, _ in Empty().eraseToAnyPublisher() })
    try screen.type("7", into: "At once")
    #expect(try screen.value(of: "At once") == "5")
  }
}
