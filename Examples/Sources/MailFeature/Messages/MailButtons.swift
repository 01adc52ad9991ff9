import SwiftUI
import VSM

// What can be done with conversations, wherever they are shown.

/// Marks conversations as read, or as not read.
struct ReadButton: View {
  let ids: Set<Conversation.ID>
  @ObservedObject var columns: StateContainer<ColumnsViewState>

  var body: some View {
    let isUnread = columns.state.mail.isUnread(ids)
    Button(
      isUnread ? "Mark as Read" : "Mark as Unread",
      systemImage: isUnread ? "envelope.open" : "envelope"
    ) {
      columns.observe(columns.state.setRead(isUnread, ids), in: .mail)
    }
  }
}

/// Puts a flag at conversations, or takes it away.
struct FlagButton: View {
  let ids: Set<Conversation.ID>
  @ObservedObject var columns: StateContainer<ColumnsViewState>

  var body: some View {
    let isFlagged = columns.state.mail.isFlagged(ids)
    Button(isFlagged ? "Remove Flag" : "Flag", systemImage: isFlagged ? "flag.fill" : "flag") {
      columns.observe(columns.state.setFlagged(!isFlagged, ids), in: .mail)
    }
  }
}

/// Puts conversations into the archive, or back into the inbox from the bin.
struct ArchiveButton: View {
  let ids: Set<Conversation.ID>
  @ObservedObject var columns: StateContainer<ColumnsViewState>

  var body: some View {
    if columns.state.mailbox?.isBin == true {
      Button("Put Back", systemImage: "tray") { move(to: .inbox) }
    } else {
      Button("Archive", systemImage: "archivebox") { move(to: .archive) }
    }
  }

  private func move(to folder: Folder) {
    columns.observe(columns.state.move(ids, to: folder), in: .mail)
  }
}

/// Puts conversations into the bin, or out of it for good.
struct DeleteButton: View {
  let ids: Set<Conversation.ID>
  let columns: StateContainer<ColumnsViewState>

  var body: some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      columns.observe(columns.state.delete(ids), in: .mail)
    }
  }
}
