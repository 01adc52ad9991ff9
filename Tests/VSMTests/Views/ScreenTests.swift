import StreamTesting
import SystemTesting
import Testing
import VSM
import ViewTesting

/// A container whose view is on a screen: the screen's clock is its time, and the screen waits for it.
@MainActor
struct ScreenTests {
  enum NameState {
    case start
    case typed(String)
    case saved(String)

    var text: String {
      switch self {
      case .start: ""
      case .typed(let text), .saved(let text): text
      }
    }

    func saved(_ text: String) async -> NameState {
      await Task.detached { NameState.saved(text) }.value
    }
  }

  struct Editor: View, ViewStateRendering {
    @StateObject var container: StateContainer<NameState>
    @State var taps = 0

    init(state: NameState) { _container = .init(state: state) }

    var body: some View {
      let name = Binding(
        get: { state.text }, set: { observe(.saved($0), debounced: .seconds(1)) })
      VStack {
        TextField("Name", text: name)
        TextField("Direct", text: bind(\.text) { _, text in NameState.typed(text) })
        TextField("Slow", text: bind(\.text) { state, text in await state.saved(text) })
        if case .saved(let text) = state { Text("saved \(text)") }
        Text("taps \(taps)")
        Button("Later") {
          taps += 1
          observe { await Task.detached { .saved("later") }.value }
        }
        Button("Steps") {
          observe(StateSequence({ .typed("x") }, { await Task.detached { .saved("y") }.value }))
        }
        Button("Stop") { cancel() }
      }
    }
  }

  @Test func `a debounced action waits for the screen's clock`() async throws {
    let screen = Screen(Editor(state: .start))
    try screen.type("a", into: "Name")
    await screen.settle()
    #expect(!screen.exists("saved a"))
    #expect(screen.clock.pendingCount == 1)
    screen.clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(screen.exists("saved a"))
    await screen.close()
  }

  @Test func `settling waits for an asynchronous action`() async throws {
    let screen = Screen(Editor(state: .start))
    try screen.tap("Later")
    await screen.settle()
    #expect(screen.exists("saved later"))
    #expect(screen.exists("taps 1"))
    try screen.tap("Steps")
    await screen.settle()
    #expect(screen.exists("saved y"))
    await screen.close()
  }

  @Test func `settling names an action that does not end`() async throws {
    let gate = Gate()
    struct Waiting: View, ViewStateRendering {
      let gate: Gate
      @StateObject var container = StateContainer(state: NameState.start)

      var body: some View {
        let gate = gate
        return Button("Wait") {
          observe {
            await gate.pass(heedsCancelling: true)
            return .saved("at last")
          }
        }
      }
    }
    let screen = Screen(Waiting(gate: gate))
    screen.patience = .milliseconds(20)
    try screen.tap("Wait")
    await screen.settle(leavingTasks: true)
    await withKnownIssue {
      await screen.settle()
    } matching: { issue in
      "\(issue)".contains("an asynchronous action")
    }
    gate.open()
    await screen.settle()
    await screen.close()
  }

  @Test func `every key typed into a field of a slow action is there (V17)`() async throws {
    let screen = Screen(Editor(state: .start))
    try screen.type("0123456789", into: "Slow")
    #expect(try screen.value(of: "Slow") == "0123456789")
    await screen.settle()
    #expect(screen.exists("saved 0123456789"))
    #expect(try screen.value(of: "Slow") == "0123456789")
    await screen.close()
  }

  @Test func `what waits is dropped with its view`() async throws {
    struct Parent: View {
      @State var isShown = true

      var body: some View {
        VStack {
          Button("Hide") { isShown = false }
          if isShown { Editor(state: .start) }
        }
      }
    }
    let screen = Screen(Parent())
    try screen.type("a", into: "Name")
    #expect(screen.clock.pendingCount == 1)
    try screen.tap("Hide")
    await screen.settle()
    #expect(screen.clock.pendingCount == 0)
    await screen.close()
  }
}
