// Code as it was written for earlier versions. All of it still compiles, and does what it promised.

import VSM
import ViewTesting

struct Storage: Sendable {
  func load() async -> [String] { ["milk", "bread"] }
}

// snippet.state
enum ListViewState {
  case initialized(LoaderModel)
  case loading
  case loaded([String])

  struct LoaderModel {
    let storage: Storage

    func load() -> AnyPublisher<ListViewState, Never> {
      Just(.loaded(["milk"])).prepend(.loading).eraseToAnyPublisher()
    }

    func loadLater() async -> ListViewState { .loaded(await storage.load()) }
  }
}
// snippet.end

// snippet.first
struct ListView: View, ViewStateRendering {
  @StateObject var container: StateContainer<ListViewState>

  init(storage: Storage) {
    _container = .init(state: .initialized(.init(storage: storage)))
  }

  var body: some View {
    Group {
      switch state {
      case .initialized, .loading: ProgressView()
      case .loaded(let items): ForEach(items, id: \.self) { Text($0) }
      }
    }
    .onAppear {
      if case .initialized(let model) = state { observe(model.load()) }
    }
  }
}
// snippet.end

// snippet.second
struct OtherListView: View {
  @ViewState var state: ListViewState

  init(storage: Storage) {
    _state = .init(wrappedValue: .initialized(.init(storage: storage)))
  }

  var body: some View {
    Group {
      switch state {
      case .initialized, .loading: ProgressView()
      case .loaded(let items): ForEach(items, id: \.self) { Text($0) }
      }
    }
    .onAppear {
      if case .initialized(let model) = state {
        $state.observeAsync(model.loadLater)
      }
    }
  }
}
// snippet.end

let first = Screen(ListView(storage: Storage()))
await first.settle()
precondition(first.texts == ["milk"])

let second = Screen(OtherListView(storage: Storage()))
await second.settle()
precondition(second.texts == ["milk", "bread"])
