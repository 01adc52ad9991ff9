import SwiftUI

/// All mailboxes, and how much in them nobody has read.
struct MailboxesView: View {
  @ObservedObject var repository: MailRepository
  @Binding var selection: Mailbox?

  var body: some View {
    List(selection: $selection) {
      Section("Favourites") {
        row(.allInboxes)
        row(.flagged)
      }
      ForEach(repository.accounts) { account in
        Section(account.name) {
          ForEach(Mailbox.all(of: account)) { row($0) }
        }
      }
    }
    .navigationTitle("Mailboxes")
  }

  private func row(_ mailbox: Mailbox) -> some View {
    Label(mailbox.name, systemImage: mailbox.symbol)
      .badge(mailbox.kind == .folder(.inbox) ? repository.unreadCount(in: mailbox) : 0)
      .tag(mailbox)
  }
}
