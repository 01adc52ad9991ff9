import SwiftUI
import VSM

/// All mailboxes, and how much in them nobody has read.
struct MailboxesView: View {
  @ObservedObject var columns: StateContainer<ColumnsViewState>

  private var mail: Mail { columns.state.mail }

  var body: some View {
    List(selection: columns.bind(\.mailbox)) {
      Section("Favourites") {
        row(.allInboxes)
        row(.flagged)
      }
      ForEach(mail.accounts) { account in
        Section(account.name) {
          ForEach(Mailbox.all(of: account)) { row($0) }
        }
      }
    }
    .navigationTitle("Mailboxes")
  }

  private func row(_ mailbox: Mailbox) -> some View {
    Label(mailbox.name, systemImage: mailbox.symbol)
      .badge(mailbox.kind == .folder(.inbox) ? mail.unreadCount(in: mailbox) : 0)
      .tag(mailbox)
  }
}
