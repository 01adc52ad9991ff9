import VSM

/// An answer on its way.
enum ReplyViewState {
  case editing(Editing)
  case sending
  case sent

  struct Editing {
    let conversation: Conversation.ID
    let repository: MailRepository

    /// Why the last attempt failed.
    var failure: String?

    /// Sends the answer; what is wrong with it is said instead.
    func send(_ draft: Draft) -> StateSequence<ReplyViewState> {
      if let problem = draft.problem { return StateSequence({ failed(problem) }) }
      return StateSequence(
        { .sending },
        {
          do {
            try await repository.send(draft, in: conversation)
            return .sent
          } catch {
            return failed("\(error)")
          }
        })
    }

    private func failed(_ reason: String) -> ReplyViewState {
      var editing = self
      editing.failure = reason
      return .editing(editing)
    }
  }
}
