import Foundation

/// What one person wrote at one time.
struct Message: Identifiable, Hashable, Sendable {
  /// Its number.
  let id: Int
  let sender: Person
  let recipients: [Person]
  let date: Date
  let body: String
  var isRead: Bool
}

/// Messages that answer one another, the oldest first. There is always one.
struct Conversation: Identifiable, Hashable, Sendable {
  /// Its number.
  let id: Int
  let account: Account
  let subject: String
  var messages: [Message]
  var folder = Folder.inbox
  var isFlagged = false

  var newest: Message { messages[messages.count - 1] }
  var isUnread: Bool { messages.contains { !$0.isRead } }

  /// Whether the owner of the account has written in it.
  var isAnswered: Bool { messages.contains { $0.sender == account.owner } }

  /// Marks all of it as read, or the newest message as not read.
  mutating func setRead(_ isRead: Bool) {
    let marked = isRead ? messages.indices : messages.indices.suffix(1)
    for index in marked { messages[index].isRead = isRead }
  }

  /// Everybody who wrote in it, each once.
  var senders: String {
    var names: [String] = []
    for message in messages {
      let name = message.sender == account.owner ? "Me" : message.sender.name
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  /// Whether `words` are in it, or in a part of it.
  func matches(_ words: String, in scope: SearchScope) -> Bool {
    func isIn(_ text: String) -> Bool { text.localizedCaseInsensitiveContains(words) }
    let isInSubject = { isIn(subject) }
    let isBySender = { messages.contains { isIn($0.sender.name) } }
    return switch scope {
    case .everything: isInSubject() || isBySender() || messages.contains { isIn($0.body) }
    case .subjects: isInSubject()
    case .senders: isBySender()
    }
  }
}

/// Where words are looked for.
enum SearchScope: String, CaseIterable, Identifiable {
  case everything = "Everything"
  case subjects = "Subjects"
  case senders = "Senders"

  var id: Self { self }
}

extension Message {
  /// How it begins, after the greeting, on one line.
  var preview: String {
    String(body.split(separator: "\n").dropFirst().joined(separator: " ").prefix(120))
  }
}
