public import SwiftUI
import VSM

/// Mail in three columns: mailboxes, conversations and what was written in them.
public struct MailView: View {
  @ViewState private var state: MailViewState

  /// Sample mail, always the same.
  public init() { self.init(service: SampleMail()) }

  init(service: any MailService) {
    _state = .init(wrappedValue: .initialized(.init(service: service)))
  }

  /// The columns, once the mail is there.
  public var body: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading mail")
        .onAppear {
          if case .initialized(let loader) = state { $state.observe(loader.load()) }
        }
    case .failed(let failure):
      ContentUnavailableView {
        Label("The mail could not be loaded", systemImage: "wifi.slash")
      } description: {
        Text(failure.reason)
      } actions: {
        Button("Retry") { $state.observe(failure.retry()) }
      }
    case .loaded(let columns):
      MailColumns(state: columns)
    }
  }
}
