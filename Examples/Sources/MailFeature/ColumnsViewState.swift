import VSM

/// Mail in columns: what is chosen in each, what is looked for, and what has just been done.
struct ColumnsViewState {
  var mail: Mail
  var mailbox: Mailbox? = .allInboxes { didSet { if mailbox != oldValue { begin() } } }
  var query = MailQuery()
  var selection: Set<Conversation.ID> = []

  /// What was put elsewhere last, as long as that can be taken back.
  var lastMove: Move?

  /// What is deleted for good once a person has said so twice.
  var confirmation: Confirmation?

  /// Why nothing has come.
  var problem: String?

  /// The answer that is being written.
  var reply: Reply?

  let service: any MailService

  /// What the list shows, in its order.
  var shown: [Conversation] {
    mailbox.map { query.found(in: mail.conversations(in: $0)) } ?? []
  }

  /// Another mailbox is another visit.
  private mutating func begin() {
    selection = []
    query.words = ""
  }
}

extension ColumnsViewState {
  func setRead(_ isRead: Bool, _ ids: Set<Conversation.ID>) -> StateChanges<Self> {
    StateChanges { Change { $0.mail.change(ids) { $0.setRead(isRead) } } }
  }

  func setFlagged(_ isFlagged: Bool, _ ids: Set<Conversation.ID>) -> StateChanges<Self> {
    StateChanges { Change { $0.mail.change(ids) { $0.isFlagged = isFlagged } } }
  }

  /// Asks for what has come meanwhile.
  ///
  /// Whoever pulls the list down waits for it, so it is a function that waits; what comes of it is a
  /// change of the mail there is then.
  func news() async -> StateChanges<Self> {
    do {
      let news = try await service.news()
      return StateChanges {
        Change { state in
          state.mail.add(news)
          state.problem = nil
        }
      }
    } catch {
      return StateChanges { Change { $0.problem = "\(error)" } }
    }
  }

  func dismissProblem() -> StateChanges<Self> {
    StateChanges { Change { $0.problem = nil } }
  }
}

extension Lane {
  /// What happens to the mail is there at once, and in order.
  static let mail = Lane.inOrder("mail")
}
