import SwiftUI
import VSM

/// What was written in a conversation; of older messages only the beginning, until they are opened.
struct ConversationView: View {
  let conversation: Conversation
  let columns: StateContainer<ColumnsViewState>
  @State private var opened: Set<Message.ID> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(conversation.subject).font(.title2).fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
        ForEach(conversation.messages) { message in
          MessageCard(message: message, isOpen: isOpen(message))
        }
      }
      .padding()
      .frame(maxWidth: 720, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(conversation.subject)
    .onAppear { columns.observe(columns.state.setRead(true, [conversation.id]), in: .mail) }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Reply", systemImage: "arrowshape.turn.up.left") {
          columns.observe(columns.state.answer(conversation), in: .mail)
        }
        .keyboardShortcut("r", modifiers: [.command, .shift])
      }
    }
  }

  /// The newest is always open.
  private func isOpen(_ message: Message) -> Binding<Bool> {
    Binding {
      message.id == conversation.newest.id || opened.contains(message.id)
    } set: { isOpen in
      if isOpen { opened.insert(message.id) } else { opened.remove(message.id) }
    }
  }
}
