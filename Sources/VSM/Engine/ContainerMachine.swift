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
  /// What few containers have. It stands first, and is of no kind of state: so code that does not know
  /// that kind finds it without a search for types.
  @usableFromInline var seldom: SeldomParts?

  /// The action that was begun last; nil after a plain state, after a stop, and when it has ended.
  @usableFromInline var newest: LiveAction<State>?

  /// What the newest action sent from elsewhere, on its way to main.
  @usableFromInline var arrivals = Fifo<State>()

  /// What was accepted while a change was being told.
  @usableFromInline var changes = Fifo<State>()
  @usableFromInline var isTelling = false

  /// Whether a turn of main is on its way that takes `arrivals`. There is never more than one: threads
  /// that observe without a pause would fill the main queue otherwise, and main would do nothing else.
  @usableFromInline var areCollected = false

  /// Whether something is under way or waits in lanes: a whole state that lands ends it, then. And
  /// whether something of that waits for its turn among `changes`, or to begin after them.
  @usableFromInline var hasLanes = false
  @usableFromInline var hasTurns = false
  @usableFromInline var rounds = Rounds()

  /// What waits for its time, by group.
  @usableFromInline var pending: [DebounceKey: DebounceGroup<State>] = [:]

  /// What a binding has written and the newest action has not answered.
  @usableFromInline var written: Written<State>?

  /// Those who are told of changes, if anybody ever asked to be.
  @usableFromInline var subscribers: StateSubscribers<State>?

  @usableFromInline var state: State

  @inlinable
  init(_ state: State) { self.state = state }
}

// MARK: Which action is the newest

extension ContainerMachine {
  /// Whether nothing is live, and nothing waits.
  ///
  /// It counts, since a count does not depend on what is counted: where the kind of state is not
  /// known, asking a dictionary whether it is empty takes a search for its type.
  @inlinable var isQuiet: Bool {
    newest == nil && arrivals.count == 0 && pending.count == 0 && written == nil
  }

  /// Makes `action` the newest, or a plain state where it is nil. Returns what is to be stopped, and
  /// released outside of the lock.
  @inlinable
  mutating func begin(_ action: LiveAction<State>?, _ origin: Origin<State>) -> Superseded<State>? {
    if isQuiet, origin.isPlain {
      newest = action
      return nil
    }
    return supersede(by: action, origin)
  }

  @usableFromInline
  mutating func supersede(
    by action: LiveAction<State>?, _ origin: Origin<State>
  ) -> Superseded<State> {
    // A call is newer than all that waits. A group whose time has come is not: groups are equals.
    let groups = origin.isGroup ? [] : dropGroups()
    noteDroppedArrivals()
    defer { (newest, arrivals, written) = (action, Fifo(), origin.written) }
    return Superseded(action: newest, arrivals: arrivals, groups: groups, written: written)
  }

  /// Forgets `action`, which has ended by itself. What it sent may still be on its way.
  @inlinable
  mutating func forget(_ action: LiveAction<State>) {
    if newest === action { newest = nil }
  }
}

// MARK: Taking values

extension ContainerMachine {
  /// Takes a value on main, behind those that are on their way there. Where that makes it the state at
  /// once, `value` becomes the old one, to be released outside of the lock.
  @inlinable
  mutating func accept(
    _ value: inout State, from action: LiveAction<State>?
  ) -> Acceptance<State> {
    guard newest === action else { return .refused }
    if isTelling || !arrivals.isEmpty || written != nil || hasLanes { return queue(value) }
    guard let subscribers else {
      swap(&state, &value)
      return .done
    }
    isTelling = true
    if subscribers.areToldBefore { return .tell(subscribers) }
    swap(&state, &value)
    return .confirm(subscribers)
  }

  @usableFromInline
  mutating func queue(_ value: State) -> Acceptance<State> {
    takeArrivals(atMost: .max)
    wait(for: value)
    return .waits
  }

  /// Takes a value that came elsewhere. Returns whether main is to be asked to collect it.
  mutating func post(_ value: State, from action: LiveAction<State>?) -> Bool {
    guard newest === action else { return false }
    noteArrival()
    arrivals.append(value)
    defer { areCollected = true }
    return !areCollected
  }

  /// How much main takes in one turn of what came elsewhere, so that it does other things in between.
  static var collection: Int { 1_000 }

  /// Takes what came elsewhere, on main. Returns whether main is to be asked once more.
  mutating func collect() -> Bool {
    takeArrivals(atMost: Self.collection)
    areCollected = hasArrivals
    return areCollected
  }

  mutating func takeArrivals(atMost limit: Int) {
    if hasLanes, let lanes, !lanes.elsewhere.isEmpty {
      return takeArrivals(atMost: limit, with: lanes)
    }
    for _ in 0..<min(limit, arrivals.count) {
      if let arrival = arrivals.popFirst() { changes.append(arrival) }
    }
  }
}

// MARK: Telling of changes

extension ContainerMachine {
  /// Makes `change` the state, and `change` the old one, after `told` were told of it.
  @inlinable
  mutating func commit(
    _ change: inout State, after told: StateSubscribers<State>?
  ) -> Commitment<State> {
    swap(&state, &change)
    let isLast =
      subscribers === told && told?.areToldAfterwards != true && changes.isEmpty && written == nil
      && !hasTurns
    if isLast { (isTelling, rounds) = (false, Rounds()) }
    return Commitment(subscribers: subscribers, written: written, isLast: isLast)
  }

  /// Ends the telling where nothing waits: what there is to do after most changes.
  @inlinable
  mutating func rest() -> Bool {
    guard changes.isEmpty, written == nil, !hasTurns else { return false }
    (isTelling, rounds) = (false, Rounds())
    return true
  }

  /// The next change to tell of, for whoever tells; nil ends the telling.
  @usableFromInline
  mutating func next() -> (State, StateSubscribers<State>?)? {
    rounds.next(of: changes.count)
    let change = changes.popFirst()
    isTelling = change != nil
    return change.map { ($0, subscribers) }
  }

  /// Ends the telling. Returns the changes that nobody is told of, to be released outside of the lock.
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
  mutating func first() -> (State, StateSubscribers<State>?)? { isTelling ? nil : next() }
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
