import Combine
import Foundation

/// All mail, which every page shares.
final class MailRepository: ObservableObject {
  /// The newest first.
  @Published private(set) var conversations: [Conversation]

  /// What was put elsewhere last, as long as that can be taken back.
  @Published private(set) var lastMove: Move?

  private let service: any MailService

  init(_ conversations: [Conversation], of service: any MailService) {
    self.conversations = conversations
    self.service = service
    sort()
  }

  /// Conversations that were put elsewhere together.
  struct Move {
    let ids: Set<Conversation.ID>
    let target: Folder
    fileprivate let origins: [Conversation.ID: Folder]

    var words: String {
      let what = ids.count == 1 ? "Conversation" : "\(ids.count) conversations"
      return target == .bin ? "\(what) deleted" : "\(what) moved to \(target.rawValue)"
    }
  }

  var accounts: [Account] { service.accounts }
  var today: Date { service.today }

  func conversations(in mailbox: Mailbox) -> [Conversation] {
    conversations.filter(mailbox.holds)
  }

  func conversation(_ id: Conversation.ID) -> Conversation? {
    conversations.first { $0.id == id }
  }

  /// How many conversations there have something that nobody read.
  func unreadCount(in mailbox: Mailbox) -> Int {
    conversations.count { $0.isUnread && mailbox.holds($0) }
  }

  func setRead(_ isRead: Bool, _ ids: Set<Conversation.ID>) {
    change(ids) { conversation in
      if isRead {
        for index in conversation.messages.indices { conversation.messages[index].isRead = true }
      } else {
        conversation.messages[conversation.messages.count - 1].isRead = false
      }
    }
  }

  func setFlagged(_ isFlagged: Bool, _ ids: Set<Conversation.ID>) {
    change(ids) { $0.isFlagged = isFlagged }
  }

  /// Puts conversations into a folder, from where `undo` takes them back.
  func move(_ ids: Set<Conversation.ID>, to folder: Folder) {
    var origins: [Conversation.ID: Folder] = [:]
    change(ids) { conversation in
      guard conversation.folder != folder else { return }
      origins[conversation.id] = conversation.folder
      conversation.folder = folder
    }
    if !origins.isEmpty {
      lastMove = Move(ids: Set(origins.keys), target: folder, origins: origins)
    }
  }

  /// Takes back what was moved last.
  func undo() {
    guard let lastMove else { return }
    change(lastMove.ids) { $0.folder = lastMove.origins[$0.id] ?? $0.folder }
    self.lastMove = nil
  }

  func forgetMove() { lastMove = nil }

  /// Deletes conversations for good.
  func erase(_ ids: Set<Conversation.ID>) {
    conversations.removeAll { ids.contains($0.id) }
    lastMove = nil
  }

  /// Asks for what has come meanwhile.
  func refresh() async throws {
    let news = try await service.news()
    conversations.append(contentsOf: news)
    sort()
  }

  /// Sends an answer, and keeps it with what it answers.
  func send(_ draft: Draft, in id: Conversation.ID) async throws {
    guard let conversation = conversation(id) else { return }
    let message = Message(
      id: (conversations.flatMap(\.messages).map(\.id).max() ?? 0) + 1,
      sender: conversation.account.owner,
      recipients: draft.addresses.map { Person(name: $0, address: $0) },
      date: service.today, body: draft.body, isRead: true)
    try await service.send(message)
    change([id]) { $0.messages.append(message) }
    sort()
  }

  private func change(_ ids: Set<Conversation.ID>, _ change: (inout Conversation) -> Void) {
    var changed = conversations
    for index in changed.indices where ids.contains(changed[index].id) { change(&changed[index]) }
    // One message to whoever looks, and none where all was so already.
    if changed != conversations { conversations = changed }
  }

  private func sort() {
    conversations.sort { ($0.newest.date, $0.id) > ($1.newest.date, $1.id) }
  }
}
