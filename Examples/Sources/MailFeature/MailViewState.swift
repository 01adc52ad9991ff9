import VSM

/// The mail, and the way there.
enum MailViewState {
  case initialized(Loader)
  case loading
  case failed(Failure)
  case loaded(MailRepository)

  struct Loader {
    let service: any MailService

    func load() -> StateSequence<MailViewState> {
      StateSequence({ .loading }, { await fetch() })
    }

    private func fetch() async -> MailViewState {
      do {
        return .loaded(MailRepository(try await service.conversations(), of: service))
      } catch {
        return .failed(Failure(reason: "\(error)", loader: self))
      }
    }
  }

  struct Failure {
    let reason: String
    let loader: Loader

    func retry() -> StateSequence<MailViewState> { loader.load() }
  }
}
