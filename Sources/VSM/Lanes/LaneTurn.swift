/// Something of lanes that waits for its turn on main, among the states that wait there.
@usableFromInline
struct LaneTurn<State> {
  /// What is to be done.
  @usableFromInline
  enum Kind {
    /// A change of an action, made if that is not over by then.
    case change((inout State) -> Void, of: LiveChanges<State>)

    /// A change that puts right what an action left behind, unless a whole state has come by then.
    case repair((inout State) -> Void, of: LiveChanges<State>, wholes: Int)

    /// A change of nobody: what a binding writes.
    case write((inout State) -> Void)

    /// An action takes its next steps.
    case goOn(LiveChanges<State>)

    /// The next state that waits is a whole one. It ends the actions up to this number, and drops these
    /// groups.
    case whole(after: Int, DroppedGroups<State>)

    /// The same where it comes from elsewhere: it drops the groups called before it, the one of this
    /// number.
    case sent(after: Int, Int)
  }

  let kind: Kind

  /// How many states have been taken out of the line, at all, before its turn.
  let place: Int
}

/// Groups whose time will not come.
@usableFromInline typealias DroppedGroups<State> = [DroppedGroup<State>]

/// Turns in the order in which they come. It can be looked into, which a `Fifo` cannot.
@usableFromInline
struct LaneTurns<State> {
  @usableFromInline var turns: ContiguousArray<LaneTurn<State>?> = []
  @usableFromInline var taken = 0

  @inlinable var isEmpty: Bool { taken == turns.count }

  var count: Int { turns.count - taken }

  mutating func append(_ kind: LaneTurn<State>.Kind, at place: Int) {
    turns.append(LaneTurn(kind: kind, place: place))
  }

  /// Drops what announces whole states, which do not come.
  mutating func dropWholes() {
    turns = ContiguousArray(
      turns[taken...].filter { if case .sent? = $0?.kind { false } else { true } })
    taken = 0
  }

  /// Takes out the first one, unless states are to be taken out before it.
  mutating func popFirst(at place: Int) -> LaneTurn<State>? {
    guard !isEmpty, let first = turns[taken], first.place <= place else { return nil }
    turns[taken] = nil
    taken += 1
    if isEmpty {
      (turns, taken) = ([], 0)
    } else if taken > 1_000, taken * 2 > turns.count {
      turns.removeFirst(taken)
      taken = 0
    }
    return first
  }
}
