import VSM

enum QuoteViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(String)

  struct LoaderModel {
    let fetch: @Sendable () async throws -> String
  }
}
