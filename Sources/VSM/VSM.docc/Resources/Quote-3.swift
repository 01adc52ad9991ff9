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
