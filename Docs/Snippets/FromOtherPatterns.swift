// One feature as a view model, and as states.

import Foundation
import PortableCombine
// snippet.after
import VSM
// snippet.end
import ViewTesting

protocol NewsService: Sendable {
  func headlines() async throws -> [String]
}

// snippet.before
@MainActor
final class NewsViewModel: ObservableObject {
  @Published var headlines: [String] = []
  @Published var isLoading = false
  @Published var message: String?

  private let service: any NewsService
  private var loading: Task<Void, Never>?

  init(service: any NewsService) { self.service = service }

  func load() {
    loading?.cancel()
    isLoading = true
    message = nil
    loading = Task {
      do {
        let headlines = try await service.headlines()
        guard !Task.isCancelled else { return }
        self.headlines = headlines
      } catch {
        guard !Task.isCancelled else { return }
        message = "\(error)"
      }
      isLoading = false
    }
  }
}
// snippet.end

// snippet.beforeview
struct OldNewsView: View {
  @StateObject var model: NewsViewModel

  var body: some View {
    VStack {
      if model.isLoading { ProgressView() }
      if let message = model.message { Text(message) }
      ForEach(model.headlines, id: \.self) { Text($0) }
      Button("Reload") { model.load() }
        .disabled(model.isLoading)
    }
    .onAppear { model.load() }
  }
}
// snippet.end

// snippet.after

enum NewsViewState {
  case initialized(Loader)
  case loading
  case loaded([String], Loader)
  case failed(message: String, Loader)

  struct Loader {
    let service: any NewsService

    func load() -> StateSequence<NewsViewState> {
      StateSequence {
        First { .loading }
        Next { await loaded() }
      }
    }

    private func loaded() async -> NewsViewState {
      do {
        return .loaded(try await service.headlines(), self)
      } catch {
        return .failed(message: "\(error)", self)
      }
    }
  }
}

struct NewsView: View {
  @ViewState var state: NewsViewState

  var body: some View {
    VStack {
      switch state {
      case .initialized, .loading:
        ProgressView()
      case .loaded(let headlines, let loader):
        ForEach(headlines, id: \.self) { Text($0) }
        Button("Reload") { $state.observe(loader.load()) }
      case .failed(let message, let loader):
        Text(message)
        Button("Reload") { $state.observe(loader.load()) }
      }
    }
    .onAppear {
      if case .initialized(let loader) = state { $state.observe(loader.load()) }
    }
  }
}
// snippet.end

// snippet.bridge
@MainActor
final class BridgedNews: ObservableObject {
  @Published private(set) var headlines: [String] = []
  let container: StateContainer<NewsViewState>

  init(service: any NewsService) {
    container = StateContainer(state: .initialized(.init(service: service)))
    container.didSetPublisher
      .map { if case .loaded(let headlines, _) = $0 { headlines } else { [] } }
      .assign(to: &$headlines)
  }

  func load() {
    switch container.state {
    case .initialized(let loader), .loaded(_, let loader),
      .failed(_, let loader):
      container.observe(loader.load())
    case .loading:
      break
    }
  }
}
// snippet.end

// snippet.counter
struct CounterViewState {
  var count = 0
  var fact: String?
  let facts: @Sendable (Int) async throws -> String

  func increment() -> StateChanges<Self> {
    StateChanges {
      Change { $0.count += 1 }
    }
  }

  func askForAFact() -> StateChanges<Self> {
    StateChanges {
      Change { $0.fact = nil }
      Work {
        try await facts(count)
      } then: { state, fact in
        state.fact = fact
      } catch: { state, error in
        state.fact = "\(error)"
      }
    }
  }
}

struct CounterView: View {
  @ViewState var state: CounterViewState

  var body: some View {
    VStack {
      Button("Count \(state.count)") {
        $state.observe(state.increment(), in: .each("increment"))
      }
      Button("Fact") {
        $state.observe(state.askForAFact(), in: .newest("fact"))
      }
      if let fact = state.fact { Text(fact) }
    }
  }
}
// snippet.end

struct Papers: NewsService {
  func headlines() async throws -> [String] { ["Rain", "Sun"] }
}

let old = Screen(OldNewsView(model: NewsViewModel(service: Papers())))
await old.settle()
precondition(old.exists("Rain"))
let new = Screen(
  NewsView(state: .initialized(.init(service: Papers()))),
  size: CGSize(width: 300, height: 140))
await new.settle()
precondition(new.exists("Rain") && new.exists("Reload"))
let bridged = BridgedNews(service: Papers())
bridged.load()
for await headlines in bridged.$headlines.values where headlines.count == 2 {
  break
}
let counter = Screen(
  CounterView(state: CounterViewState { "\($0) is a number." }))
try counter.tap("Count 0")
try counter.tap("Fact")
try counter.tap("Count 1")
await counter.settle()
precondition(
  counter.texts == ["Count 2", "Fact", "1 is a number."], "\(counter.texts)")
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    new.colorScheme = scheme
    try new.svg().write(
      toFile: "\(folder)/news\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
