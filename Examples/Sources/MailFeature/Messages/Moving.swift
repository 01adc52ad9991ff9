import VSM

/// Conversations that were put elsewhere together.
struct Move {
  let target: Folder
  fileprivate let origins: [Conversation.ID: Folder]

  var ids: Set<Conversation.ID> { Set(origins.keys) }

  var words: String {
    let what = origins.count == 1 ? "Conversation" : "\(origins.count) conversations"
    return target == .bin ? "\(what) deleted" : "\(what) moved to \(target.rawValue)"
  }
}

/// Conversations that are deleted for good.
struct Confirmation {
  let ids: Set<Conversation.ID>

  var question: String {
    ids.count > 1
      ? "Delete \(ids.count) conversations for good?" : "Delete this conversation for good?"
  }
}

extension ColumnsViewState {
  /// Puts conversations into a folder, from where `undo` takes them back.
  func move(_ ids: Set<Conversation.ID>, to folder: Folder) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        let moved = state.mail.conversations.filter { ids.contains($0.id) && $0.folder != folder }
        guard !moved.isEmpty else { return }
        let origins = moved.map { ($0.id, $0.folder) }
        state.lastMove = Move(target: folder, origins: Dictionary(uniqueKeysWithValues: origins))
        state.leave(ids) { $0.change(ids) { $0.folder = folder } }
      }
    }
  }

  /// Takes back what was moved last.
  func undo() -> StateChanges<Self> {
    StateChanges {
      Change { state in
        guard let move = state.lastMove else { return }
        state.lastMove = nil
        state.mail.change(move.ids) { $0.folder = move.origins[$0.id] ?? $0.folder }
        state.selection = move.ids.intersection(state.shown.map(\.id))
      }
    }
  }

  /// Puts conversations into the bin; those that are there are gone once a person has said so twice.
  func delete(_ ids: Set<Conversation.ID>) -> StateChanges<Self> {
    StateChanges {
      if mailbox?.isBin != true {
        move(ids, to: .bin)
      } else if !ids.isEmpty {
        Change { $0.confirmation = Confirmation(ids: ids) }
      }
    }
  }

  /// Deletes conversations for good.
  func erase(_ confirmation: Confirmation) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        (state.confirmation, state.lastMove) = (nil, nil)
        state.leave(confirmation.ids) { $0.erase(confirmation.ids) }
      }
    }
  }

  /// Whether it is asked for; a person who says no closes the question.
  var isConfirming: Bool {
    get { confirmation != nil }
    set { if !newValue { confirmation = nil } }
  }

  /// Does what takes conversations out of the list. Who read one of them goes on with the next.
  private mutating func leave(_ ids: Set<Conversation.ID>, _ change: (inout Mail) -> Void) {
    let before = shown.map(\.id)
    change(&mail)
    guard !selection.isDisjoint(with: ids) else { return }
    let left = Set(shown.map(\.id))
    let rest = selection.intersection(left)
    guard rest.isEmpty, selection.count == 1, let last = before.lastIndex(where: ids.contains)
    else {
      selection = rest
      return
    }
    let next =
      before[last...].first(where: left.contains) ?? before[..<last].last(where: left.contains)
    selection = Set([next].compactMap(\.self))
  }
}
