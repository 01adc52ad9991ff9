public import Threads

/// What a container knows, and everything it decides. It decides under the lock of its engine, which
/// acts afterwards.
///
/// **Why a stale value can never land.** `newest` is the action that was begun last, and ``begin(_:_:)``
/// is the one function that sets it to another. A value comes with its action and is taken only while
/// that is the newest: on main by ``accept(_:from:)``, elsewhere by ``post(_:from:)``, which leaves it
/// in `arrivals`. ``begin(_:_:)`` empties `arrivals` in the same moment, so what waits there is never
/// older than the newest action. What was accepted has landed: it is told at once or, where an earlier
/// change is still being told, right after that.
@usableFromInline
struct ContainerMachine<State> {
  /// The action that was begun last; nil after a plain state, after a stop, and when it has ended.
  @usableFromInline var newest: Action<State>?

  /// What the newest action sent from elsewhere, on its way to main.
  @usableFromInline var arrivals: [State] = []

  /// What was accepted while a change was being told.
  @usableFromInline var changes = Fifo<State>()
  @usableFromInline var isTelling = false
  @usableFromInline var rounds = Rounds()

  /// What waits for its time, by group.
  @usableFromInline var pending: [DebounceKey: DebounceGroup<State>] = [:]

  /// What a binding has written and the newest action has not answered.
  @usableFromInline var written: Written<State>?

  /// Those who are told of changes, if anybody ever asked to be.
  @usableFromInline var audience: Audience<State>?

  @usableFromInline var state: State

  @inlinable
  init(_ state: State) { self.state = state }
}

// MARK: Which action is the newest

extension ContainerMachine {
  /// Whether nothing is live, and nothing waits.
  ///
  /// It counts, since a count does not depend on what is counted: where the kind of state is not
  /// known, asking an array whether it is empty takes a search for its type.
  @inlinable var isQuiet: Bool {
    newest == nil && arrivals.count == 0 && pending.count == 0 && written == nil
  }

  /// Makes `action` the newest, or a plain state where it is nil. Answers what is to be stopped, and
  /// released outside of the lock.
  @inlinable
  mutating func begin(_ action: Action<State>?, _ origin: Origin<State>) -> Superseded<State>? {
    if isQuiet, origin.isPlain {
      newest = action
      return nil
    }
    return supersede(by: action, origin)
  }

  @usableFromInline
  mutating func supersede(
    by action: Action<State>?, _ origin: Origin<State>
  ) -> Superseded<State> {
    // A call is newer than all that waits. A group whose time has come is not: groups are equals.
    let groups = origin.isGroup ? [] : dropGroups()
    defer { (newest, arrivals, written) = (action, [], origin.written) }
    return Superseded(action: newest, arrivals: arrivals, groups: groups, written: written)
  }

  /// Forgets `action`, which has ended by itself. What it sent may still be on its way.
  @inlinable
  mutating func forget(_ action: Action<State>) {
    if newest === action { newest = nil }
  }
}

// MARK: Taking values

extension ContainerMachine {
  /// Takes a value on main, behind those that are on their way there. Where that is `done`, `value`
  /// becomes the old state, to be released outside of the lock.
  @inlinable
  mutating func accept(
    _ value: inout State, from action: Action<State>?
  ) -> Acceptance<State> {
    guard newest === action else { return .refused }
    if isTelling || !arrivals.isEmpty || written != nil { return queue(value) }
    guard let audience else {
      swap(&state, &value)
      return .done
    }
    isTelling = true
    return .tell(audience)
  }

  @usableFromInline
  mutating func queue(_ value: State) -> Acceptance<State> {
    acceptArrivals()
    changes.append(value)
    return .waits
  }

  /// Takes a value that came elsewhere. Answers whether it is the first that waits there.
  mutating func post(_ value: State, from action: Action<State>?) -> Bool {
    guard newest === action else { return false }
    arrivals.append(value)
    return arrivals.count == 1
  }

  /// Takes all that came elsewhere.
  mutating func acceptArrivals() {
    for arrival in arrivals { changes.append(arrival) }
    arrivals.removeAll()
  }
}

// MARK: Telling of changes

extension ContainerMachine {
  /// Makes `change` the state, and `change` the old one, after `told` were told of it.
  @inlinable
  mutating func commit(_ change: inout State, after told: Audience<State>?) -> Commitment<State> {
    swap(&state, &change)
    let isLast =
      audience === told && told?.isToldAfterwards != true && changes.isEmpty && written == nil
    if isLast { (isTelling, rounds) = (false, Rounds()) }
    return Commitment(audience: audience, written: written, isLast: isLast)
  }

  /// The next change to tell of, for whoever tells; nil ends the telling.
  @usableFromInline
  mutating func next() -> (State, Audience<State>?)? {
    rounds.next(of: changes.count)
    let change = changes.popFirst()
    isTelling = change != nil
    return change.map { ($0, audience) }
  }

  /// Ends the telling. Answers the changes that nobody is told of, to be released outside of the lock.
  mutating func dropChanges() -> Fifo<State> {
    defer { (changes, isTelling, rounds) = (Fifo(), false, Rounds()) }
    return changes
  }

  /// Makes the caller the one who tells, unless somebody does already.
  mutating func startTelling() -> Bool {
    defer { isTelling = true }
    return !isTelling
  }

  /// The first change to tell of, where nobody tells.
  mutating func first() -> (State, Audience<State>?)? { isTelling ? nil : next() }
}

// MARK: What bindings have written

extension ContainerMachine {
  /// Forgets what was written where it is `answered`.
  mutating func forget(_ answered: Written<State>) {
    if written === answered { written = nil }
  }

  /// Takes out what was written where its action has ended, and all it sent is the state.
  @inlinable
  mutating func takeOutlivedWritten() -> Written<State>? {
    guard let written, newest == nil, arrivals.isEmpty, !isTelling else { return nil }
    self.written = nil
    return written
  }
}
