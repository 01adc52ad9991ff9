import Dispatch
import LegacyVSM

// Each name and form of the original libraries that ours has under another name, used once: what 2.0
// has, then 1.1, then 0.3.

nonisolated struct ArticleViewState: Sendable {
  var text = ""

  func edited(_ text: String) -> ArticleViewState { ArticleViewState(text: text) }
  func editedInTime(_ text: String) -> AnyPublisher<ArticleViewState, Never> {
    Just(edited(text)).eraseToAnyPublisher()
  }
  func editedLater(_ text: String) async -> ArticleViewState { edited(text) }
}

nonisolated func fetch() async -> ArticleViewState { ArticleViewState(text: "loaded") }

// MARK: 2.0

struct Article: View {
  @ViewState(subsystem: "shop", observedViewType: Article.self, loggingEnabled: false)
  var state = ArticleViewState()
  @ViewState(loggingEnabled: false) var other = ArticleViewState()

  init(text: String) {
    _state = .init(wrappedValue: ArticleViewState(text: text), loggingEnabled: false)
  }

  var body: some View {
    Button(state.text) {
      let container: AsyncStateContainer<ArticleViewState> = _state.container
      container.observe([{ ArticleViewState() }, { await fetch() }])
      $state.observe([{ ArticleViewState() }])
    }
  }
}

nonisolated struct Immediate<State>: SyncStateProviding {
  let action: () -> State
}

nonisolated struct Deferred<State>: AsyncStateProviding {
  let action: () async -> State
}

nonisolated enum Steps {
  @StateSequenceBuilder
  static func load(isEmpty: Bool, isKnown: Bool) -> StateSequence<ArticleViewState> {
    ArticleViewState(text: "bare")
    First(action: { ArticleViewState(text: "first") })
    Immediate { ArticleViewState(text: "immediate") }
    if isEmpty {
      ArticleViewState()
    } else {
      Next(action: { await fetch() })
    }
    if isKnown { Deferred { await fetch() } }
    switch isKnown {
    case true: Next { await fetch() }
    case false: First { ArticleViewState() }
    }
  }

  static func inside(isEmpty: Bool) -> StateSequence<ArticleViewState> {
    StateSequence {
      ArticleViewState(text: "bare")
      if isEmpty { First { .init() } } else { Next { await fetch() } }
      if isEmpty { Next { await fetch() } }
    }
  }

  static func parts() -> StateSequenceBuilder.Container<ArticleViewState> {
    StateSequence(synchronousStates: [{ ArticleViewState() }], states: [fetch])
  }

  static func read() async -> [ArticleViewState] {
    let none = StateSequence<ArticleViewState>()
    var iterator: StateSequence<ArticleViewState> = parts().makeAsyncIterator()
    var states = [First { ArticleViewState() }.action(), await Next { await fetch() }.action()]
    while let state = await iterator.next() { states.append(state) }
    for await state in none { states.append(state) }
    return states
  }
}

final class ArticleController {
  @LegacyRenderedViewState var state: ArticleViewState
  @RenderedViewState(render: ArticleController.render, loggingEnabled: false)
  var other = ArticleViewState()

  init() {
    _state = .init(
      wrappedValue: ArticleViewState(), render: Self.render, subsystem: "shop",
      loggingEnabled: false)
  }

  func render() {}

  func rendering() -> RenderedViewState<ArticleViewState>.RenderedContainer { $state }
}

// MARK: 1.1

struct LegacyArticle: View {
  @LegacyViewState var state = ArticleViewState()
  @LegacyViewState var shared: ArticleViewState

  init(container: StateContainer<ArticleViewState>) {
    _shared = .init(container: container)
  }

  var body: some View { Text(state.text + shared.text) }
}

func debug(_ container: StateContainer<ArticleViewState>) {
  var options: _StateContainerDebugOptions = .defaults
  options.rawValue = _StateContainerDebugOptions.conciseEnum.rawValue
  let choices: Set<_StateContainerDebugOptions> = [options, []]
  container._debug(options: .conciseEnum)._debug(options: []).observe(ArticleViewState())
  debugAll(container)
  for choice in choices where choice.isEmpty { StateContainer._debug(options: choice) }
  StateContainer._debug(options: [])
  ViewState._debug(options: [])
  RenderedViewState._debug(options: [])
  LegacyViewState._debug(options: [])
  let kinds: [any _StateContainerStaticDebugging.Type] = [
    StateContainer<Any>.self, ViewState<Any>.self, RenderedViewState<Any>.self,
  ]
  for kind in kinds { kind._debug(options: []) }
  print(_StateContainerUtils.getEnumName(Result<Int, any Error>.success(1)))
}

func debugAll(_ container: some StateContaining<ArticleViewState>) {
  container._debug(options: []).observe(ArticleViewState())
}

/// What a container has, by the name of 1.1.
func latest<Container: StateContaining>(of container: Container) -> Container.State
where Container.State == ArticleViewState {
  container.state
}

/// Hands on where it was called from.
nonisolated func save(
  in container: StateContainer<ArticleViewState>, file: String = #file, line: UInt = #line
) {
  container.observe(ArticleViewState(), debounced: 60, file: file, line: line)
  container.observe(Just(ArticleViewState()), debounced: 60, file: file)
  container.observe(Steps.parts(), debounced: 60, file: file, line: line)
  container.observeAsync(fetch, debounced: 60, file: file, line: line)
  container.observeAsync({ Steps.parts() }, debounced: 60, file: file, line: line)
  container.observe(fetch, debounced: 60, file: file, line: line)
  container.observe({ await lateParts() }, debounced: 60, file: file)
}

nonisolated func lateParts() async -> StateSequenceBuilder.Container<ArticleViewState> {
  Steps.parts()
}

/// Stands in for a container with the functions that one had.
nonisolated final class StandIn: StateContaining {
  var state = ArticleViewState()
  var observed: [String] = []
  var willSetPublisher: AnyPublisher<ArticleViewState, Never> {
    Just(state).eraseToAnyPublisher()
  }
  var didSetPublisher: AnyPublisher<ArticleViewState, Never> {
    Just(state).eraseToAnyPublisher()
  }

  func observe(_ statePublisher: some Publisher<ArticleViewState, Never>) {
    observed.append("publisher")
  }
  func observe(_ nextState: ArticleViewState) { observed.append("state") }
  func observe<Sequence: AsyncSequence>(_ sequence: Sequence)
  where Sequence.Element == ArticleViewState { observed.append("sequence") }
  func observeAsync(_ nextState: @escaping () async -> ArticleViewState) {
    observed.append("async")
  }
  func observeAsync<Sequence: AsyncSequence>(_ sequence: @escaping () async -> Sequence)
  where Sequence.Element == ArticleViewState { observed.append("async sequence") }
  func observe(
    _ statePublisher: @escaping @autoclosure () -> some Publisher<ArticleViewState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) { observed.append("debounced publisher") }
  func observe(
    _ nextState: @escaping @autoclosure () -> ArticleViewState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) { observed.append("debounced state") }
  func observe<Sequence: AsyncSequence>(
    _ sequence: Sequence, debounced dueTime: DispatchQueue.SchedulerTimeType.Stride,
    identifier: AnyHashable
  ) where Sequence.Element == ArticleViewState { observed.append("debounced sequence") }
  func observeAsync(
    _ nextState: @escaping () async -> ArticleViewState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) { observed.append("debounced async") }
  func observeAsync<Sequence: AsyncSequence>(
    _ sequence: @escaping () async -> Sequence,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) where Sequence.Element == ArticleViewState { observed.append("debounced async sequence") }

  func bind<Value>(
    _ path: KeyPath<ArticleViewState, Value>,
    to setter: @escaping (ArticleViewState, Value) -> AnyPublisher<ArticleViewState, Never>
  ) -> Binding<Value> { .constant(state[keyPath: path]) }
  func bind<Value>(
    _ path: KeyPath<ArticleViewState, Value>,
    to setter: @escaping (ArticleViewState) -> (Value) -> AnyPublisher<ArticleViewState, Never>
  ) -> Binding<Value> { .constant(state[keyPath: path]) }
  func bind<Value>(
    _ path: KeyPath<ArticleViewState, Value>,
    to setter: @escaping (ArticleViewState, Value) -> ArticleViewState
  ) -> Binding<Value> { .constant(state[keyPath: path]) }
  func bind<Value>(
    _ path: KeyPath<ArticleViewState, Value>,
    to setter: @escaping (ArticleViewState) -> (Value) -> ArticleViewState
  ) -> Binding<Value> { .constant(state[keyPath: path]) }
  func bindAsync<Value>(
    _ path: KeyPath<ArticleViewState, Value>,
    to setter: @escaping (ArticleViewState, Value) async -> ArticleViewState
  ) -> Binding<Value> { .constant(state[keyPath: path]) }
  func bindAsync<Value>(
    _ path: KeyPath<ArticleViewState, Value>,
    to setter: @escaping (ArticleViewState) -> (Value) async -> ArticleViewState
  ) -> Binding<Value> { .constant(state[keyPath: path]) }
}

/// Works with a container and with what stands in for one.
nonisolated func exercise(_ container: some StateContaining<ArticleViewState>) {
  container.observe(ArticleViewState())
  container.observe(Just(ArticleViewState()))
  container.observe(Steps.parts())
  container.observeAsync { await fetch() }
  container.observeAsync { Steps.parts() }
  container.observe(ArticleViewState(), debounced: 60, identifier: "one")
  container.observe(Just(ArticleViewState()), debounced: 60, identifier: 2)
  container.observe(Steps.parts(), debounced: 60, identifier: 2)
  container.observeAsync({ await fetch() }, debounced: 60, identifier: "three")
  container.observeAsync({ Steps.parts() }, debounced: 60, identifier: "three")
  _ = container.bind(\.text, to: ArticleViewState.editedInTime)
  _ = container.bind(\.text, to: { $0.editedInTime($1) })
  _ = container.bind(\.text, to: ArticleViewState.edited)
  _ = container.bindAsync(\.text, to: ArticleViewState.editedLater)
}

// MARK: 0.3

struct OldArticle: View, ViewStateRendering {
  @StateObject var container: StateContainer<ArticleViewState>

  init() { _container = .init(state: ArticleViewState()) }

  var body: some View { Text(title(of: self)) }
}

@MainActor
func title<Rendering: ViewStateRendering>(of view: Rendering) -> String
where Rendering.ViewState == ArticleViewState {
  view.state.text
}

@main
enum Originals {
  @MainActor
  static func main() async {
    let standIn = StandIn()
    exercise(standIn)
    for name in standIn.observed { print(name) }
    let container = StateContainer(state: ArticleViewState())
    exercise(container)
    save(in: container)
    debug(container)
    container.cancel()
    let seen = container.didSetPublisher.sink { print($0.text) }
    await container.refresh(Steps.load(isEmpty: false, isKnown: true))
    print(await Steps.read().count)
    seen.cancel()
  }
}
