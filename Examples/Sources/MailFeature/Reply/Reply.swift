import VSM

/// An answer that is being written, in a sheet.
struct Reply: Identifiable {
  let conversation: Conversation
  var draft: Draft
  var isSending = false

  /// Why the last attempt failed.
  var failure: String?

  /// What was sent, once it was.
  fileprivate var sent: Message?

  init(to conversation: Conversation) {
    self.conversation = conversation
    draft = Draft(answering: conversation)
  }

  var id: Conversation.ID { conversation.id }
}

extension ColumnsViewState {
  /// Opens the sheet.
  func answer(_ conversation: Conversation) -> StateChanges<Self> {
    StateChanges { Change { $0.reply = Reply(to: conversation) } }
  }

  /// Sends the answer, and keeps it with what it answers; what is wrong with it is said instead. Where the
  /// sheet is closed before, that is over.
  func send() -> StateChanges<Self> {
    StateChanges {
      if let problem = reply?.draft.problem {
        Change(in: \.reply) { $0.failure = problem }
      } else {
        Change(in: \.reply) {
          $0.isSending = true
          $0.failure = nil
        }
        Work(in: \.reply) { reply in
          let message = mail.message(of: reply)
          try await service.send(message)
          return message
        } then: { reply, message in
          reply.sent = message
        } catch: { reply, error in
          reply.isSending = false
          reply.failure = "\(error)"
        }
        Change { state in
          guard let reply = state.reply, let message = reply.sent else { return }
          state.reply = nil
          state.mail.change([reply.id]) { $0.messages.append(message) }
        }
      }
    }
  }
}

extension Mail {
  fileprivate func message(of reply: Reply) -> Message {
    Message(
      id: (conversations.flatMap(\.messages).map(\.id).max() ?? 0) + 1,
      sender: reply.conversation.account.owner,
      recipients: reply.draft.addresses.map { Person(name: $0, address: $0) },
      date: today, body: reply.draft.body, isRead: true)
  }
}

extension Lane {
  /// An answer is sent once, however often one asks.
  static let send = Lane.first("send")
}
