import SwiftUI

/// What was written in a conversation; of older messages only the beginning, until they are opened.
struct ConversationView: View {
  let conversation: Conversation
  let repository: MailRepository
  @State private var opened: Set<Message.ID> = []
  @State private var isReplying = false

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
    .onAppear { repository.setRead(true, [conversation.id]) }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Reply", systemImage: "arrowshape.turn.up.left") { isReplying = true }
          .keyboardShortcut("r", modifiers: [.command, .shift])
      }
    }
    .sheet(isPresented: $isReplying) {
      ReplyView(
        state: .editing(.init(conversation: conversation.id, repository: repository)),
        draft: Draft(answering: conversation))
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
