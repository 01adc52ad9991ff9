import SwiftUI

/// The conversation that is selected, or what can be done with several of them.
struct SelectionView: View {
  @ObservedObject var repository: MailRepository
  let selection: Set<Conversation.ID>
  let commands: MailCommands

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toolbar {
        if !selection.isEmpty {
          FlagButton(ids: selection, commands: commands)
            .keyboardShortcut("l", modifiers: [.command, .shift])
          ReadButton(ids: selection, commands: commands)
            .keyboardShortcut("u", modifiers: [.command, .shift])
          ArchiveButton(ids: selection, commands: commands).keyboardShortcut("e")
          DeleteButton(ids: selection, commands: commands)
        }
      }
  }

  @ViewBuilder
  private var content: some View {
    if selection.count > 1 {
      ContentUnavailableView(
        "\(selection.count) Conversations Selected", systemImage: "envelope",
        description: Text("What the bar above offers is done with all of them."))
    } else if let conversation = selection.first.flatMap(repository.conversation) {
      ConversationView(conversation: conversation, repository: repository)
        // Another conversation is another visit.
        .id(conversation.id)
    } else {
      ContentUnavailableView("No Conversation Selected", systemImage: "envelope")
    }
  }
}
