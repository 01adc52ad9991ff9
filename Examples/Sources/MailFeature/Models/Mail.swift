import Foundation

/// All mail, of all accounts.
struct Mail {
  let accounts: [Account]

  /// The day on which it is read.
  let today: Date

  /// The newest first.
  private(set) var conversations: [Conversation]

  init(_ conversations: [Conversation], of service: any MailService) {
    (accounts, today) = (service.accounts, service.today)
    self.conversations = conversations
    sort()
  }

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

  func isUnread(_ ids: Set<Conversation.ID>) -> Bool {
    conversations.contains { ids.contains($0.id) && $0.isUnread }
  }

  func isFlagged(_ ids: Set<Conversation.ID>) -> Bool {
    conversations.contains { ids.contains($0.id) && $0.isFlagged }
  }

  mutating func change(_ ids: Set<Conversation.ID>, _ change: (inout Conversation) -> Void) {
    for index in conversations.indices where ids.contains(conversations[index].id) {
      change(&conversations[index])
    }
    sort()
  }

  mutating func add(_ news: [Conversation]) {
    conversations += news
    sort()
  }

  mutating func erase(_ ids: Set<Conversation.ID>) {
    conversations.removeAll { ids.contains($0.id) }
  }

  private mutating func sort() {
    conversations.sort { ($0.newest.date, $0.id) > ($1.newest.date, $1.id) }
  }
}
