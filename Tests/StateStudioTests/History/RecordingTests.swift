import StateStudio
import SystemTesting
import Testing
import VSM
import ViewPlatform
import ViewStateController
import ViewStore

/// What a history knows of changes.
@MainActor
struct RecordingTests {
  @Test func `every change of a container is an entry, with both states as values`() throws {
    let history = StateHistory()
    let container = StateContainer(state: ProfileState.loading)
    history.record(.only(container)) {
      container.observe(.loaded(Profile(name: "Blob")))
      container.observe(.failed(message: "No net"))
    }
    container.observe(.signedOut)
    #expect(history.entries.map(\.label) == ["loaded", "failed"])
    #expect(history.entries.map(\.labelBefore) == ["loading", "loaded"])
    let last = try #require(history.entries.last)
    #expect(last.feature == "ProfileState")
    #expect(last.instance == 1)
    #expect(last.state as? ProfileState == .failed(message: "No net"))
    #expect(last.stateBefore as? ProfileState == .loaded(Profile(name: "Blob")))
    #expect(last.took == nil)
  }

  @Test func `changes that are told to subscribers are recorded too`() {
    let history = StateHistory()
    let container = StateContainer(state: 0)
    let tokens = [container.willSetPublisher, container.didSetPublisher].map { $0.sink { _ in } }
    history.record(.only(container)) {
      container.observe(1)
      container.observe(Just(2))
    }
    #expect(history.entries.compactMap { $0.state as? Int } == [1, 2])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a state, a publisher and a sequence are known by the place of the call`() {
    let history = StateHistory()
    let container = StateContainer(state: 0)
    let line = #line + 2
    history.record(.only(container)) {
      container.observe(1)
      container.observe(Just(2))
      container.observe(StateSequence<Int>({ 3 }))
    }
    #expect(history.entries.compactMap { $0.state as? Int } == [1, 2, 3])
    #expect(history.entries.map(\.place) == (0..<3).map { "\(#fileID):\(line + $0)" })
    #expect(history.entries.first?.took == nil)
  }

  /// A view in the style of the first version, and what renders itself.
  struct Panel: View, ViewStateRendering {
    let container: StateContainer<Int>
    var body: some View { Text("\(state)") }
  }

  @MainActor final class Controller {
    @RenderedViewState var state: Int
    init() { _state = .init(wrappedValue: 0, render: Controller.render) }
    func render() {}
  }

  @Test func `views and wrappers know the place of a call as well`() async {
    let history = StateHistory()
    let (panel, controller) = (Panel(container: StateContainer(state: 0)), Controller())
    controller.$state.startRendering(on: controller)
    let line = #line + 2
    history.record(.only(panel.container)) {
      panel.observe(1)
      panel.observe(Just(2))
      panel.observe(StateSequence<Int>({ 3 }))
    }
    history.record(.only(controller.$state.container)) {
      controller.$state.observe(4)
      controller.$state.observe(Just(5))
      controller.$state.observe(StateSequence<Int>({ 6 }))
    }
    let entries = history.entries
    #expect(entries.compactMap { $0.state as? Int } == [1, 2, 3, 4, 5, 6])
    let lines = Array(line..<line + 3) + Array(line + 5..<line + 8)
    #expect(entries.map(\.place) == lines.map { "\(#fileID):\($0)" })
    #expect(entries.map { $0.took == nil } == [true, false, false, true, false, false])
  }

  @Test func `a function that is observed is known by its place`() throws {
    let history = StateHistory()
    let container = StateContainer(state: 0)
    let line = #line + 1
    history.record(.only(container)) { container.observe({ 7 }) }
    let entry = try #require(history.entries.first)
    #expect(entry.place == "\(#fileID):\(line)")
    #expect(try #require(entry.took) >= .zero)
  }

  @Test func `a change while another is told is caused by that one`() throws {
    struct Whole: Equatable { var count = 0 }
    struct Part: Equatable { var count = 0 }
    let history = StateHistory()
    let (whole, part) = (StateContainer(state: Whole()), StateContainer(state: Part()))
    let token = whole.didSetPublisher.dropFirst().sink { part.observe(Part(count: $0.count)) }
    history.record {
      whole.observe(Whole(count: 1))
    }
    let cause = try #require(history.entries.first { $0.feature == "Whole" })
    let effect = try #require(history.entries.first { $0.feature == "Part" })
    #expect(effect.cause == cause.id)
    #expect(cause.cause == nil)
    withExtendedLifetime(token) {}
  }

  @Test func `stores tell of their states, and of actions by name`() throws {
    struct Gallery: Equatable { var likes = 0 }
    enum Act { case like }
    let history = StateHistory()
    let store = MockStore<Gallery, Act>(state: Gallery()) { state, _ in state.likes += 1 }
      .recorded()
    history.record(.only(store)) { store.send(.like) }
    let entry = try #require(history.entries.first)
    #expect(entry.state as? Gallery == Gallery(likes: 1))
    #expect(entry.stateBefore as? Gallery == Gallery())
    store.send(.like)
    #expect(history.entries.count == 1)
  }

  @Test func `what is written through a binding of a store is the action`() throws {
    struct Search: Equatable { var text = "" }
    let history = StateHistory()
    let store = MockStore<Search, String>(state: Search()) { $0.text = $1 }
    let text = store.makeBinding(stateKeyPath: \.text, actionCasePath: /String.self)
    history.record(.only(store)) { text.wrappedValue = "lake" }
    #expect(try #require(history.entries.first).action?.contains("text") == true)
  }

  @Test func `controllers tell of their states, and copies are one instance`() {
    struct Person: Equatable { var name = "Blob" }
    let history = StateHistory()
    history.record {
      var controller = ViewStateController<Person>()
      controller.setState(.loading)
      var copy = controller
      copy.setState(.loaded(Person()))
      copy.reset()
    }
    let entries = history.entries.filter { $0.feature == "ViewState<Person>" }
    #expect(entries.map(\.label) == ["loading", "loaded", "initial"])
    #expect(Set(entries.map(\.instance)) == [1])
  }

  @Test func `histories side by side each have what they asked for`() {
    let (all, one) = (StateHistory(), StateHistory())
    enum Side: Equatable { case left, right }
    let (a, b) = (StateContainer(state: Side.left), StateContainer(state: Side.left))
    all.record {
      one.record(.only(a)) {
        a.observe(.right)
        b.observe(.right)
      }
      b.observe(.left)
    }
    #expect(all.labels("Side") == ["right", "right", "left"])
    #expect(all.entries.filter { $0.feature == "Side" }.map(\.instance) == [1, 2, 2])
    #expect(one.labels("Side") == ["right"])
  }

  @Test func `a history keeps no container alive`() {
    final class Mark {}
    let history = StateHistory()
    weak var mark: Mark?
    weak var container: StateContainer<Int>?
    do {
      let (made, object) = (StateContainer(state: 0), Mark())
      let token = made.didSetPublisher.sink { _ in _ = object }
      (container, mark) = (made, object)
      history.record(.only(made)) { made.observe(1) }
      withExtendedLifetime(token) {}
    }
    #expect(container == nil)
    #expect(mark == nil)
    #expect(history.entries.count == 1)
  }
}
