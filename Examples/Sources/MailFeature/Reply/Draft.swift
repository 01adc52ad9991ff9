import Foundation

/// An answer that is being written.
struct Draft: Equatable {
  var recipients: String
  var body = ""

  /// An answer to those who wrote last.
  init(answering conversation: Conversation) {
    let others =
      conversation.newest.sender == conversation.account.owner
      ? conversation.newest.recipients : [conversation.newest.sender]
    recipients = others.map(\.address).joined(separator: ", ")
  }

  var addresses: [String] {
    recipients.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Why it cannot be sent; nothing where it can.
  var problem: String? {
    if addresses.isEmpty { return "Say who should get this." }
    if let wrong = addresses.first(where: { !Self.isAddress($0) }) {
      return "“\(wrong)” is no address."
    }
    let isEmpty = body.allSatisfy(\.isWhitespace)
    return isEmpty ? "There is nothing to send yet." : nil
  }

  private static func isAddress(_ word: String) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !word.contains(where: \.isWhitespace)
  }
}
