import VSM

enum QuoteViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(String)
  case failed(message: String, LoaderModel)

  struct LoaderModel {
    let fetch: @Sendable () async throws -> String

    func load() -> StateSequence<QuoteViewState> {
      StateSequence(
        { .loading },
        {
          do {
            return .loaded(try await fetch())
          } catch {
            return .failed(message: "\(error)", self)
          }
        })
    }
  }
}

struct QuoteView: View {
  @ViewState var state: QuoteViewState

  var body: some View {
    VStack {
      switch state {
      case .initialized, .loading:
        ProgressView()
      case .loaded(let quote):
        Text(quote)
      case .failed(let message, _):
        Text(message)
      }
    }
  }
}
