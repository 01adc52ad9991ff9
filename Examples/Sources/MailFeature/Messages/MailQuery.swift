import Foundation

/// What a person looks for in a mailbox.
struct MailQuery: Equatable {
  var words = ""
  var scope = SearchScope.everything
  var isUnreadOnly = false

  func found(in conversations: [Conversation]) -> [Conversation] {
    let words = words.trimmingCharacters(in: .whitespaces)
    return conversations.filter { conversation in
      (!isUnreadOnly || conversation.isUnread)
        && (words.isEmpty || conversation.matches(words, in: scope))
    }
  }
}
