import SwiftUI

/// A conversation in a list: who wrote last, when, and how it begins.
struct MessageRow: View {
  let conversation: Conversation
  let today: Date

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Circle()
        .fill(conversation.isUnread ? Color.accentColor : .clear)
        .frame(width: 8, height: 8)
        .accessibilityLabel("Unread")
        .accessibilityHidden(!conversation.isUnread)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(conversation.senders)
            .fontWeight(conversation.isUnread ? .bold : .regular)
            .lineLimit(1)
          Spacer()
          if conversation.isFlagged {
            Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged")
          }
          Text(conversation.newest.date, format: .dateTime.hour().minute())
            .font(.caption)
            .foregroundStyle(.secondary)
            .fixedSize()
        }
        HStack(alignment: .firstTextBaseline) {
          Text(conversation.subject).font(.callout).lineLimit(1)
          Spacer()
          if conversation.messages.count > 1 {
            Text("\(conversation.messages.count)")
              .font(.caption2)
              .padding(.horizontal, 6)
              .background(.quaternary, in: .capsule)
              .accessibilityLabel("\(conversation.messages.count) messages")
          }
        }
        Text(conversation.newest.preview).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .padding(.vertical, 2)
  }
}
