import VSM

enum ModelState {
  case loading
  case ready
}

struct Model {
  func values() -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { nil } }
  func lateValues() async -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { nil } }
  func value() async throws -> String { "" }
  func read() throws -> String { "" }
  func published() -> AnyPublisher<String, any Error> { Empty().eraseToAnyPublisher() }
}

@MainActor
func observe(_ model: Model, in container: StateContainer<String>) {
  container.observe(model.values())  // refused: a sequence that can fail needs a state for that
  container.observe(model.lateValues)  // refused: a sequence that can fail needs a state for that
  container.observe { await model.lateValues() }  // refused: observe(sequence, catch:
  container.observe(model.value)  // refused: an action that can fail needs a state for that
  container.observe { try await model.value() }  // refused: observe(action, catch:
  container.observe(model.read)  // refused: an action that can fail needs a state for that
  container.observe(model.published())  // refused: a publisher that can fail needs a state for that
  container.observe(model.published)  // refused: observe(publisher.catch
  container.observe(model.values(), debounced: 1)  // refused: observe(sequence, catch:
  container.observe(model.value, debounced: 1)  // refused: observe(action, catch:
  _ = StateSequence({ "loading" }, { try await model.value() })  // refused: invalid conversion
}

// What the state is, is said by what is observed.

struct ModelView: View {
  @ViewState var state = ModelState.loading

  var body: some View {
    Button("Done") { state = .ready }  // refused: a state is observed, not set: $state.observe
  }
}

struct GivenView: View {
  @ViewState private var state: ModelState

  init(isReady: Bool) {
    state = isReady ? .ready : .loading  // refused: _state = ViewState(wrappedValue: …)
  }

  var body: some View { EmptyView() }
}

struct Rendering: View, ViewStateRendering {
  @StateObject var container = StateContainer(state: ModelState.loading)

  var body: some View {
    Button("Done") { state = .ready }  // refused: a state is observed, not set: observe(_:)
  }
}

@MainActor
final class ModelController {
  @RenderedViewState(render: ModelController.render) var state = ModelState.loading

  func render() {}

  func finish() { state = .ready }  // refused: a state is observed, not set: $state.observe
}

@MainActor
func finish(_ container: StateContainer<ModelState>) {
  container.state = .ready  // refused: a state is observed, not set: container.observe
}
