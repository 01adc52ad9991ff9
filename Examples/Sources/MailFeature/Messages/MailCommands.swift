import SwiftUI

/// What can be done with conversations, wherever they are shown.
struct MailCommands {
  let repository: MailRepository

  /// Whether what is deleted is gone.
  let isInBin: Bool
  let move: (Set<Conversation.ID>, Folder) -> Void
  let delete: (Set<Conversation.ID>) -> Void

  func isUnread(_ ids: Set<Conversation.ID>) -> Bool {
    repository.conversations.contains { ids.contains($0.id) && $0.isUnread }
  }

  func isFlagged(_ ids: Set<Conversation.ID>) -> Bool {
    repository.conversations.contains { ids.contains($0.id) && $0.isFlagged }
  }
}

/// Marks conversations as read, or as not read.
struct ReadButton: View {
  let ids: Set<Conversation.ID>
  let commands: MailCommands

  var body: some View {
    let isUnread = commands.isUnread(ids)
    Button(
      isUnread ? "Mark as Read" : "Mark as Unread",
      systemImage: isUnread ? "envelope.open" : "envelope"
    ) {
      commands.repository.setRead(isUnread, ids)
    }
  }
}

/// Puts a flag at conversations, or takes it away.
struct FlagButton: View {
  let ids: Set<Conversation.ID>
  let commands: MailCommands

  var body: some View {
    let isFlagged = commands.isFlagged(ids)
    Button(isFlagged ? "Remove Flag" : "Flag", systemImage: isFlagged ? "flag.fill" : "flag") {
      commands.repository.setFlagged(!isFlagged, ids)
    }
  }
}

/// Puts conversations into the archive, or back into the inbox from the bin.
struct ArchiveButton: View {
  let ids: Set<Conversation.ID>
  let commands: MailCommands

  var body: some View {
    if commands.isInBin {
      Button("Put Back", systemImage: "tray") { commands.move(ids, .inbox) }
    } else {
      Button("Archive", systemImage: "archivebox") { commands.move(ids, .archive) }
    }
  }
}

/// Puts conversations into the bin, or out of it for good.
struct DeleteButton: View {
  let ids: Set<Conversation.ID>
  let commands: MailCommands

  var body: some View {
    Button("Delete", systemImage: "trash", role: .destructive) { commands.delete(ids) }
  }
}
