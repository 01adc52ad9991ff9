import Foundation

/// What keeps mail, and brings it to others.
protocol MailService {
  /// The day on which the mail is read.
  var today: Date { get }

  /// All accounts.
  var accounts: [Account] { get }

  /// All conversations there are.
  func conversations() async throws -> [Conversation]

  /// Those that have come since somebody asked last.
  func news() async throws -> [Conversation]

  /// Brings `message` to its recipients.
  func send(_ message: Message) async throws
}

/// Why mail was not brought.
struct MailError: Error, CustomStringConvertible {
  let description: String
}
