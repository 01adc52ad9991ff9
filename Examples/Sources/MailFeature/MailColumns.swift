import SwiftUI
import VSM

/// What is chosen in a column says what the next one shows; in a narrow window one follows the other.
struct MailColumns: View {
  @ViewState private var state: ColumnsViewState
  @State private var column = NavigationSplitViewColumn.content

  init(state: ColumnsViewState) { _state = .init(wrappedValue: state) }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      MailboxesView(columns: $state)
        .navigationSplitViewColumnWidth(min: 170, ideal: 210)
    } content: {
      messages.navigationSplitViewColumnWidth(min: 260, ideal: 330)
    } detail: {
      SelectionView(columns: $state)
    }
    .sheet(item: $state.bind(\.reply)) { ReplyView(reply: $0, columns: $state) }
    .confirmationDialog(
      state.confirmation?.question ?? "", isPresented: $state.bind(\.isConfirming),
      titleVisibility: .visible, presenting: state.confirmation
    ) { confirmation in
      Button("Delete", role: .destructive) {
        $state.observe(state.erase(confirmation), in: .mail)
      }
    } message: { _ in
      Text("What is deleted in the bin cannot be brought back.")
    }
  }

  @ViewBuilder
  private var messages: some View {
    if let mailbox = state.mailbox {
      MessagesView(mailbox: mailbox, columns: $state)
        .safeAreaInset(edge: .bottom, spacing: 0) { notices }
    } else {
      ContentUnavailableView("No Mailbox Selected", systemImage: "tray")
    }
  }

  @ViewBuilder
  private var notices: some View {
    if let problem = state.problem {
      NoticeBar(words: problem, action: "OK") {
        $state.observe(state.dismissProblem(), in: .mail)
      }
    } else if let move = state.lastMove {
      NoticeBar(words: move.words, action: "Undo") { $state.observe(state.undo(), in: .mail) }
    }
  }
}
