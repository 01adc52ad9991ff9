import SwiftUI
import VSM

/// The conversations of a mailbox, day by day.
struct MessagesView: View {
  let mailbox: Mailbox
  @ObservedObject var columns: StateContainer<ColumnsViewState>

  private var query: Binding<MailQuery> { columns.bind(\.query) }

  private var today: Date { columns.state.mail.today }

  var body: some View {
    let days = Day.days(of: columns.state.shown)
    List(selection: columns.bind(\.selection)) {
      ForEach(days) { day in
        Section(day.title(on: today)) {
          ForEach(day.conversations) { row($0) }
            .onDelete { offsets in
              let ids = Set(offsets.map { day.conversations[$0].id })
              columns.observe(columns.state.delete(ids), in: .mail)
            }
        }
      }
    }
    .refreshable { await refresh() }
    .overlay { if days.isEmpty { nothing } }
    .contextMenu(forSelectionType: Conversation.ID.self) { ids in
      if !ids.isEmpty {
        ReadButton(ids: ids, columns: columns)
        FlagButton(ids: ids, columns: columns)
        Divider()
        ArchiveButton(ids: ids, columns: columns)
        DeleteButton(ids: ids, columns: columns)
      }
    }
    .searchable(text: query.words, prompt: "Search \(mailbox.name)")
    .searchScopes(query.scope) {
      ForEach(SearchScope.allCases) { Text($0.rawValue).tag($0) }
    }
    .navigationTitle(mailbox.title)
    .toolbar {
      Toggle("Only unread", systemImage: "line.3.horizontal.decrease", isOn: query.isUnreadOnly)
        .toggleStyle(.button)
    }
  }

  private func row(_ conversation: Conversation) -> some View {
    let ids: Set = [conversation.id]
    return MessageRow(conversation: conversation, today: today)
      .swipeActions(edge: .leading) {
        ReadButton(ids: ids, columns: columns).tint(.blue)
      }
      .swipeActions(edge: .trailing) {
        DeleteButton(ids: ids, columns: columns)
        ArchiveButton(ids: ids, columns: columns).tint(.purple)
      }
  }

  private func refresh() async { columns.observe(await columns.state.news(), in: .mail) }

  @ViewBuilder
  private var nothing: some View {
    let query = columns.state.query
    if !query.words.isEmpty {
      ContentUnavailableView.search(text: query.words)
    } else if query.isUnreadOnly {
      ContentUnavailableView("Everything Is Read", systemImage: "envelope.open")
    } else {
      ContentUnavailableView("No Conversations", systemImage: mailbox.symbol)
    }
  }
}
