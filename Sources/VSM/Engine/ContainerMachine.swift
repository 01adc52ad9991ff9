/// What a container knows, and everything it decides. It decides under the lock of its engine, which
/// acts afterwards.
///
/// Why a stale value can never land: `newest` is the action that was begun last, and ``begin(_:)`` is
/// the one function that replaces it. A value comes with its action, and is taken only while that is
/// the newest: at once on main (``accept(_:from:)``), or into `arrivals` elsewhere
/// (``post(_:from:)``). ``begin(_:)`` empties `arrivals` in the same moment as it replaces `newest`, so
/// what waits there is never older than the newest action. What was accepted has landed: only its
/// announcement may have to wait until an earlier one is over.
struct ContainerMachine<State> {
  /// The action begun last; nil after a plain state, a stop, or its end.
  private var newest: Action<State>?

  /// What the newest action sent from elsewhere, on its way to main.
  private var arrivals: [State] = []

  /// What waits for its time, by group.
  private var pending: [DebounceKey: DebounceGroup<State>] = [:]

  /// Accepted, but not yet announced: an earlier one is being announced.
  private var changes = Fifo<State>()
  private var isAnnouncing = false

  /// The next state, from the moment that it is announced until it is the state.
  private var coming: State?
  private(set) var state: State
  var audience = Audience<State>()

  init(_ state: State) { self.state = state }
}

// MARK: Which action is the newest

extension ContainerMachine {
  /// What a new action leaves behind, to be stopped and released outside of the lock.
  struct Superseded {
    let action: Action<State>?
    let arrivals: [State]
    let groups: [DebounceKey: DebounceGroup<State>]

    func end() {
      action?.cancel()
      for group in groups.values { group.cancel() }
    }
  }

  /// Makes `action`, or a plain state where it is nil, the newest.
  ///
  /// Pending groups are dropped, for a call is newer than they; they go on where the action is itself
  /// one whose time has come.
  mutating func begin(_ action: Action<State>?, keepingPending: Bool) -> Superseded? {
    if newest == nil, arrivals.isEmpty, pending.isEmpty {
      newest = action
      return nil
    }
    let superseded = Superseded(
      action: newest, arrivals: arrivals, groups: keepingPending ? [:] : pending)
    newest = action
    arrivals = []
    if !keepingPending { pending = [:] }
    return superseded
  }

  /// Forgets `action`, which has ended by itself. What it sent may still be on its way.
  mutating func forget(_ action: Action<State>) {
    if newest === action { newest = nil }
  }
}

// MARK: Values

extension ContainerMachine {
  /// Takes a value that came elsewhere than on main. Answers whether it is the first that waits.
  mutating func post(_ value: State, from action: Action<State>?) -> Bool {
    guard newest === action else { return false }
    arrivals.append(value)
    return arrivals.count == 1
  }

  /// Takes a value on main, behind those that are on their way there. Answers whether the caller has
  /// to announce it; otherwise somebody who is announcing now will.
  mutating func accept(_ value: State, from action: Action<State>?) -> Bool {
    guard newest === action else { return false }
    for arrival in arrivals { changes.append(arrival) }
    arrivals.removeAll()
    changes.append(value)
    return startAnnouncing()
  }

  /// Takes all that came from elsewhere.
  mutating func acceptArrivals() -> Bool {
    for arrival in arrivals { changes.append(arrival) }
    arrivals.removeAll()
    return !changes.isEmpty && startAnnouncing()
  }

  private mutating func startAnnouncing() -> Bool {
    defer { isAnnouncing = true }
    return !isAnnouncing
  }
}

// MARK: Changes

extension ContainerMachine {
  /// The next change to announce; nil when all is done.
  mutating func nextChange() -> State? {
    coming = changes.popFirst()
    if coming == nil { isAnnouncing = false }
    return coming
  }

  /// Makes the change that was announced; answers the old state, to be released outside of the lock.
  mutating func commit(_ change: State) -> State {
    let old = state
    state = change
    coming = nil
    return old
  }

  /// What a new observer of announcements is told first.
  var announced: State { coming ?? state }
}

// MARK: Groups that wait

extension ContainerMachine {
  func group(_ key: DebounceKey) -> DebounceGroup<State>? { pending[key] }

  mutating func add(_ group: DebounceGroup<State>, _ key: DebounceKey) { pending[key] = group }

  /// Takes out `group`, unless it was dropped or called again.
  mutating func take(_ group: DebounceGroup<State>, _ key: DebounceKey, call: Int) -> StateAction<
    State
  >? {
    guard let known = pending[key], known === group, known.call == call else { return nil }
    pending[key] = nil
    return group.action
  }
}
