import SwiftUI
import VSM

/// What is chosen in a column says what the next one shows; in a narrow window one follows the other.
struct MailColumns: View {
  @ObservedObject private var repository: MailRepository
  @ViewState private var state: MailboxViewState
  @State private var mailbox: Mailbox? = .allInboxes
  @State private var selection: Set<Conversation.ID> = []
  @State private var query = MailQuery()
  @State private var column = NavigationSplitViewColumn.content

  init(repository: MailRepository) {
    self.repository = repository
    _state = .init(wrappedValue: .browsing(.init(repository: repository)))
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      MailboxesView(repository: repository, selection: $mailbox)
        .navigationSplitViewColumnWidth(min: 170, ideal: 210)
    } content: {
      messages.navigationSplitViewColumnWidth(min: 260, ideal: 330)
    } detail: {
      SelectionView(repository: repository, selection: selection, commands: commands)
    }
    .onChange(of: mailbox) {
      selection = []
      query.words = ""
    }
    .confirmationDialog(
      state.question, isPresented: isConfirming, titleVisibility: .visible, presenting: confirmation
    ) { confirmation in
      Button("Delete", role: .destructive) { erase(confirmation) }
    } message: { _ in
      Text("What is deleted in the bin cannot be brought back.")
    }
  }

  @ViewBuilder
  private var messages: some View {
    if let mailbox {
      MessagesView(
        mailbox: mailbox, days: Day.days(of: shown), today: repository.today, query: $query,
        selection: $selection, commands: commands
      )
      .refreshable { [$state, browsing = state.browsing] in
        await $state.refresh(state: browsing.refresh)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { notices }
    } else {
      ContentUnavailableView("No Mailbox Selected", systemImage: "tray")
    }
  }

  @ViewBuilder
  private var notices: some View {
    if case .unreachable(let failure) = state {
      NoticeBar(words: failure.reason, action: "OK") { $state.observe(failure.dismiss()) }
    } else if let move = repository.lastMove {
      NoticeBar(words: move.words, action: "Undo") {
        repository.undo()
        selection = move.ids.filter { id in shown.contains { $0.id == id } }
      }
    }
  }

  /// What the list shows, in its order.
  private var shown: [Conversation] {
    mailbox.map { query.found(in: repository.conversations(in: $0)) } ?? []
  }

  private var commands: MailCommands {
    MailCommands(
      repository: repository, isInBin: mailbox?.isBin ?? false,
      move: { ids, folder in leave(ids) { repository.move(ids, to: folder) } },
      delete: { ids in
        guard mailbox?.isBin == true else { return leave(ids) { repository.move(ids, to: .bin) } }
        $state.observe(state.browsing.delete(ids))
      })
  }

  // MARK: Confirming

  private var confirmation: MailboxViewState.Confirmation? {
    if case .confirming(let confirmation) = state { confirmation } else { nil }
  }

  private var isConfirming: Binding<Bool> {
    Binding {
      confirmation != nil
    } set: { isPresented in
      if !isPresented, let confirmation { $state.observe(confirmation.cancel()) }
    }
  }

  private func erase(_ confirmation: MailboxViewState.Confirmation) {
    leave(confirmation.ids) { $state.observe(confirmation.erase()) }
  }

  /// Does what takes conversations out of the list. Who read one of them goes on with the next.
  private func leave(_ ids: Set<Conversation.ID>, _ action: () -> Void) {
    let before = shown.map(\.id)
    action()
    guard !selection.isDisjoint(with: ids) else { return }
    let left = Set(shown.map(\.id))
    let rest = selection.intersection(left)
    guard rest.isEmpty, selection.count == 1, let last = before.lastIndex(where: ids.contains)
    else {
      selection = rest
      return
    }
    let next =
      before[last...].first(where: left.contains) ?? before[..<last].last(where: left.contains)
    selection = Set([next].compactMap(\.self))
  }
}
