/// Where a conversation lies.
enum Folder: String, CaseIterable, Sendable {
  case inbox = "Inbox"
  case archive = "Archive"
  case bin = "Bin"
}

/// A choice of conversations.
struct Mailbox: Hashable, Identifiable, Sendable {
  enum Kind: Hashable, Sendable {
    case folder(Folder)
    case sent
    case flagged
  }

  let kind: Kind

  /// Nothing where it is that of all accounts.
  var account: Account.ID?

  var id: Self { self }

  static let allInboxes = Mailbox(kind: .folder(.inbox))
  static let flagged = Mailbox(kind: .flagged)

  /// Those of an account.
  static func all(of account: Account) -> [Mailbox] {
    let kinds: [Kind] = [.folder(.inbox), .sent, .folder(.archive), .folder(.bin)]
    return kinds.map { Mailbox(kind: $0, account: account.id) }
  }

  var name: String {
    switch kind {
    case .folder(.inbox): account == nil ? "All Inboxes" : "Inbox"
    case .folder(let folder): folder.rawValue
    case .sent: "Sent"
    case .flagged: "Flagged"
    }
  }

  /// What the page is called that shows it.
  var title: String { account.map { "\(name), \($0)" } ?? name }

  var symbol: String {
    switch kind {
    case .folder(.inbox): "tray"
    case .folder(.archive): "archivebox"
    case .folder(.bin): "trash"
    case .sent: "paperplane"
    case .flagged: "flag"
    }
  }

  /// Whether what is deleted here is gone.
  var isBin: Bool { kind == .folder(.bin) }

  /// Whether a conversation is shown here.
  func holds(_ conversation: Conversation) -> Bool {
    guard account == nil || account == conversation.account.id else { return false }
    return switch kind {
    case .folder(let folder): conversation.folder == folder
    case .sent: conversation.folder != .bin && conversation.isAnswered
    case .flagged: conversation.folder != .bin && conversation.isFlagged
    }
  }
}
