import SwiftUI

/// The conversations of a mailbox, day by day.
struct MessagesView: View {
  let mailbox: Mailbox
  let days: [Day]
  let today: Date
  @Binding var query: MailQuery
  @Binding var selection: Set<Conversation.ID>
  let commands: MailCommands

  var body: some View {
    List(selection: $selection) {
      ForEach(days) { day in
        Section(day.title(on: today)) {
          ForEach(day.conversations) { row($0) }
            .onDelete { commands.delete(Set($0.map { day.conversations[$0].id })) }
        }
      }
    }
    .overlay { if days.isEmpty { nothing } }
    .contextMenu(forSelectionType: Conversation.ID.self) { ids in
      if !ids.isEmpty {
        ReadButton(ids: ids, commands: commands)
        FlagButton(ids: ids, commands: commands)
        Divider()
        ArchiveButton(ids: ids, commands: commands)
        DeleteButton(ids: ids, commands: commands)
      }
    }
    .searchable(text: $query.words, prompt: "Search \(mailbox.name)")
    .searchScopes($query.scope) {
      ForEach(SearchScope.allCases) { Text($0.rawValue).tag($0) }
    }
    .navigationTitle(mailbox.title)
    .toolbar {
      Toggle("Only unread", systemImage: "line.3.horizontal.decrease", isOn: $query.isUnreadOnly)
        .toggleStyle(.button)
    }
  }

  private func row(_ conversation: Conversation) -> some View {
    let ids: Set = [conversation.id]
    return MessageRow(conversation: conversation, today: today)
      .swipeActions(edge: .leading) {
        ReadButton(ids: ids, commands: commands).tint(.blue)
      }
      .swipeActions(edge: .trailing) {
        DeleteButton(ids: ids, commands: commands)
        ArchiveButton(ids: ids, commands: commands).tint(.purple)
      }
  }

  @ViewBuilder
  private var nothing: some View {
    if !query.words.isEmpty {
      ContentUnavailableView.search(text: query.words)
    } else if query.isUnreadOnly {
      ContentUnavailableView("Everything Is Read", systemImage: "envelope.open")
    } else {
      ContentUnavailableView("No Conversations", systemImage: mailbox.symbol)
    }
  }
}
