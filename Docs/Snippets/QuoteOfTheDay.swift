// A quote that is fetched, and fetched again when that fails.

// snippet.states
import VSM
// snippet.test
import ViewTesting

// snippet.states

enum QuoteViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(String)
  case failed(FailureModel)

  struct LoaderModel {
    let load: () -> StateSequence<QuoteViewState>
  }

  struct FailureModel {
    let message: String
    let retry: () -> StateSequence<QuoteViewState>
  }
}
// snippet.end

// snippet.view
struct QuoteView: View {
  @ViewState var state: QuoteViewState

  var body: some View {
    VStack {
      switch state {
      case .initialized, .loading:
        ProgressView()
      case .loaded(let quote):
        Text(quote)
      case .failed(let model):
        Text(model.message)
        Button("Retry") { $state.observe(model.retry()) }
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }
}
// snippet.end

// snippet.models
extension QuoteViewState.LoaderModel {
  init(fetch: @escaping @Sendable () async throws -> String) {
    load = {
      StateSequence(
        { .loading },
        {
          do {
            return .loaded(try await fetch())
          } catch {
            return .failed(
              .init(message: "\(error)", retry: Self(fetch: fetch).load))
          }
        })
    }
  }
}
// snippet.end

// snippet.test
/// Answers one question after the other.
actor Press {
  private var answers: [Result<String, Offline>]

  init(_ answers: Result<String, Offline>...) { self.answers = answers }

  func quote() throws -> String { try answers.removeFirst().get() }
}

struct Offline: Error {}

let press = Press(.failure(Offline()), .success("Less, but better."))
let screen = Screen(
  QuoteView(state: .initialized(.init { try await press.quote() })))
precondition(screen.exists(.progress))

await screen.settle()
precondition(screen.texts == ["Offline()", "Retry"])

try screen.tap("Retry")
await screen.settle()
precondition(screen.texts == ["Less, but better."])
// snippet.end
