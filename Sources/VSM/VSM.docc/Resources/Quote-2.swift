import VSM

enum QuoteViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(String)
  case failed(message: String, LoaderModel)

  struct LoaderModel {
    let fetch: @Sendable () async throws -> String
  }
}
