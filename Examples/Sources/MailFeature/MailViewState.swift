import VSM

/// The mail, and the way there.
enum MailViewState {
  case initialized(Loader)
  case loading
  case failed(Failure)
  case loaded(ColumnsViewState)

  struct Loader {
    let service: any MailService

    func load() -> StateSequence<MailViewState> {
      StateSequence({ .loading }, { await fetch() })
    }

    private func fetch() async -> MailViewState {
      do {
        let mail = Mail(try await service.conversations(), of: service)
        return .loaded(ColumnsViewState(mail: mail, service: service))
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
