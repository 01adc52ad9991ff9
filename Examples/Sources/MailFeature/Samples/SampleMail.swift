import Foundation

/// Mail that nobody wrote: always the same, some two hundred messages in three accounts.
final class SampleMail: MailService {
  /// Noon of a Tuesday in May.
  let today: Date

  /// Those of one person, at work, at home and in a club.
  let accounts: [Account]

  /// Whether nothing can be reached.
  var isOffline = false

  /// What was sent.
  private(set) var sent: [Message] = []
  private var arrivals = 0

  /// Mail of which nothing was read elsewhere.
  init() {
    let day = DateComponents(year: 2026, month: 5, day: 12, hour: 12)
    today = Calendar.current.date(from: day) ?? .distantPast
    accounts = SampleLetters.circles.map { circle in
      Account(
        name: circle.account,
        owner: Person(name: "Ada King", address: "ada@\(circle.host)"))
    }
  }

  /// Those of each account, in all folders.
  func conversations() async throws -> [Conversation] {
    try checkLine()
    return accounts.indices.flatMap { account in
      (0..<24).map { conversation(number: $0, inAccount: account) }
    }
  }

  /// One at each time.
  func news() async throws -> [Conversation] {
    try checkLine()
    arrivals += 1
    let number = 1000 + arrivals
    let letter = Message(
      id: number * 10, sender: Person(name: "Grace Murray", address: "grace@harbour.example"),
      recipients: [accounts[0].owner], date: today.addingTimeInterval(Double(arrivals) * 60),
      body: "This has just come in.\n\nGrace", isRead: false)
    return [
      Conversation(
        id: number, account: accounts[0], subject: "News \(arrivals)", messages: [letter])
    ]
  }

  /// Keeps what is sent.
  func send(_ message: Message) async throws {
    try checkLine()
    sent.append(message)
  }

  private func checkLine() throws {
    if isOffline { throw MailError(description: "There is no connection.") }
  }

  private func conversation(number: Int, inAccount index: Int) -> Conversation {
    let (account, circle) = (accounts[index], SampleLetters.circles[index])
    let id = index * 100 + number
    let count = [1, 3, 2, 5, 1, 4, 4, 2][(number + index) % 8]
    // Each account has letters at hours of its own, the first in the morning.
    let end = today.addingTimeInterval(
      -Double(2 + index + number * 9) * 3600 - Double(number) * 420)
    let messages = (0..<count).map { step in
      let isMine = step % 2 == 1
      let other = circle.person(number + step / 2)
      return Message(
        id: id * 10 + step, sender: isMine ? account.owner : other,
        recipients: [isMine ? other : account.owner],
        date: end.addingTimeInterval(-Double(count - 1 - step) * 5400),
        body: SampleLetters.body(
          number + step, to: isMine ? other : account.owner, from: isMine ? account.owner : other),
        isRead: isMine || step < count - 1 || ![0, 1, 3, 6].contains(number))
    }
    return Conversation(
      id: id, account: account, subject: circle.subject(number), messages: messages,
      folder: number % 8 == 7 ? .bin : number % 8 >= 5 && number > 7 ? .archive : .inbox,
      isFlagged: number % 7 == 2)
  }
}
