import VSM

/// What goes on in a mailbox.
enum MailboxViewState {
  case browsing(Browsing)
  case confirming(Confirmation)
  case unreachable(Unreachable)

  struct Browsing {
    let repository: MailRepository

    /// Asks for what has come meanwhile.
    func refresh() async -> MailboxViewState {
      do {
        try await repository.refresh()
        return .browsing(self)
      } catch {
        return .unreachable(Unreachable(reason: "\(error)", browsing: self))
      }
    }

    /// Deletes what is in the bin, once a person has said so twice.
    func delete(_ ids: Set<Conversation.ID>) -> MailboxViewState {
      ids.isEmpty ? .browsing(self) : .confirming(Confirmation(ids: ids, browsing: self))
    }
  }

  struct Confirmation {
    let ids: Set<Conversation.ID>
    fileprivate let browsing: Browsing

    func erase() -> MailboxViewState {
      browsing.repository.erase(ids)
      return .browsing(browsing)
    }

    func cancel() -> MailboxViewState { .browsing(browsing) }
  }

  struct Unreachable {
    let reason: String
    fileprivate let browsing: Browsing

    func dismiss() -> MailboxViewState { .browsing(browsing) }
  }
}

extension MailboxViewState {
  /// What can be done in every state.
  var browsing: Browsing {
    switch self {
    case .browsing(let browsing): browsing
    case .confirming(let confirmation): confirmation.browsing
    case .unreachable(let unreachable): unreachable.browsing
    }
  }

  var question: String {
    guard case .confirming(let confirmation) = self, confirmation.ids.count > 1 else {
      return "Delete this conversation for good?"
    }
    return "Delete \(confirmation.ids.count) conversations for good?"
  }
}
