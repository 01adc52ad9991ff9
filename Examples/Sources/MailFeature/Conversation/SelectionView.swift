import SwiftUI
import VSM

/// The conversation that is selected, or what can be done with several of them.
struct SelectionView: View {
  @ObservedObject var columns: StateContainer<ColumnsViewState>

  private var selection: Set<Conversation.ID> { columns.state.selection }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toolbar {
        if !selection.isEmpty {
          FlagButton(ids: selection, columns: columns)
            .keyboardShortcut("l", modifiers: [.command, .shift])
          ReadButton(ids: selection, columns: columns)
            .keyboardShortcut("u", modifiers: [.command, .shift])
          ArchiveButton(ids: selection, columns: columns).keyboardShortcut("e")
          DeleteButton(ids: selection, columns: columns)
        }
      }
  }

  @ViewBuilder
  private var content: some View {
    if selection.count > 1 {
      ContentUnavailableView(
        "\(selection.count) Conversations Selected", systemImage: "envelope",
        description: Text("What the bar above offers is done with all of them."))
    } else if let conversation = selection.first.flatMap(columns.state.mail.conversation) {
      ConversationView(conversation: conversation, columns: columns)
        // Another conversation is another visit.
        .id(conversation.id)
    } else {
      ContentUnavailableView("No Conversation Selected", systemImage: "envelope")
    }
  }
}
