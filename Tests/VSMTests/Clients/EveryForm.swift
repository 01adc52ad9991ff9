import VSM

// A state that is neither Sendable nor Equatable: its models hold closures and objects.
enum PageViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(PageModel)
  case draft(Draft)

  struct LoaderModel {
    let load: () -> AnyPublisher<PageViewState, Never>
    let loadLater: () async -> PageViewState
    let loadOrFail: () async throws -> PageViewState
    let updates: () -> AsyncStream<String>
  }
}

struct PageModel: Sendable {
  let notes: Notes
  func close() -> PageViewState { .loading }
  func reload() async -> PageViewState { .loading }
  func reopen() -> StateSequence<PageViewState> { StateSequence({ .loading }, { await reload() }) }
}

/// Belongs to whoever holds it: neither Sendable nor of the main actor.
final class Draft {
  var text = ""
  func discarded() -> PageViewState { .loading }
}

@MainActor
final class Notes {
  var text = ""
}

struct Page: View, ViewStateRendering {
  @StateObject var container: StateContainer<PageViewState>

  init(state: PageViewState) { _container = .init(state: state) }

  var body: some View {
    VStack {
      switch state {
      case .initialized(let model):
        Button("Load") { observe(model.load()) }
        Button("Load, uncalled") { observe(model.load) }
        Button("Load later") { observe(model.loadLater) }
        Button("Load later, in a closure") { observe { await model.loadLater() } }
        Button("Load, or fail") {
          observe({ try await model.loadOrFail() }, catch: { _ in .loading })
        }
        Button("Load, or fail, in time") {
          observe(model.loadOrFail, catch: { _ in .loading }, debounced: .seconds(1))
        }
      case .loading:
        ProgressView()
      case .loaded(let model):
        Button("Close") { observe(model.close()) }
        Button("Close, uncalled") { observe(model.close) }
        Button("Reload") { observe(model.reload) }
        Button("Reopen") { observe(model.reopen()) }
        Button("Reopen, uncalled") { observe(model.reopen) }
        Button("Reopen, in time") { observe(model.reopen(), debounced: .seconds(1)) }
        Button("Stop") { cancel() }
      case .draft(let draft):
        Button("Discard") { observe(draft.discarded()) }
        Button("Discard, uncalled") { observe(draft.discarded) }
      }
    }
    .onReceive(container.$state) { newState in
      if case .loaded(let model) = newState { model.notes.text = "loaded" }
    }
    .onAppear {
      if case .initialized(let model) = state { observe(model.load()) }
    }
  }
}

struct Wrapped: View {
  @ViewState var state: PageViewState

  var body: some View {
    Group {
      switch state {
      case .initialized(let model):
        Button("Load") { $state.observe(model.load()) }
        Button("Load later") { $state.observe(model.loadLater) }
      case .loading:
        ProgressView()
      case .loaded(let model):
        Button("Reopen") { $state.observe(model.reopen()) }
        Button("Reopen, in time") { $state.observe(model.reopen(), debounced: 0.5, identifier: 1) }
          .task { await $state.refresh(state: model.reload) }
          .task { await $state.refresh(model.reopen()) }
          .task { await $state.refresh { await model.reload() } }
      case .draft(let draft):
        Text(draft.text)
      }
    }
  }
}

struct NameViewState {
  var name = ""
  func renamed(_ name: String) -> NameViewState { NameViewState(name: name) }
  func renamedLater(_ name: String) async -> NameViewState { NameViewState(name: name) }
  func renamedInTime(_ name: String) -> AnyPublisher<NameViewState, Never> {
    Just(NameViewState(name: name)).eraseToAnyPublisher()
  }
}

struct Names: View {
  @ViewState var state = NameViewState()

  var body: some View {
    VStack {
      TextField("One", text: $state.bind(\.name, to: NameViewState.renamed))
      TextField("Two", text: $state.bind(\.name, to: { $0.renamed($1) }))
      TextField("Three", text: $state.bind(\.name, to: NameViewState.renamedLater))
      TextField("Four", text: $state.bind(\.name, to: { await $0.renamedLater($1) }))
      TextField("Five", text: $state.bind(\.name, to: NameViewState.renamedInTime))
      TextField("Six", text: $state.bind(\.name, to: { $0.renamedInTime($1) }))
      TextField("Seven", text: $state.bindAsync(\.name, to: NameViewState.renamedLater))
    }
  }
}
