public import StateEvents
public import Threads
import ViewPlatform

/// Acts on what a ``ContainerMachine`` decides: takes states, tells of them, stops what is superseded.
///
/// Every way to change a container's state ends here. The state changes on main only, and observers
/// are called there, one change after the other. No lock is held meanwhile, so they may do anything;
/// what they observe is told when everybody has heard of the change before it.
@usableFromInline
final class StateEngine<State> {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var machine: ContainerMachine<State>

  /// Whose time passes, and who waits for actions; nil for whatever there is when it matters.
  @usableFromInline let ownHost: (any ContainerHost)?

  @inlinable
  init(_ state: State, in ownHost: (any ContainerHost)?) {
    machine = ContainerMachine(state)
    self.ownHost = ownHost
  }

  @inlinable var state: State { lock.withLock { machine.state } }
}

// MARK: States that come

extension StateEngine {
  /// Makes `state` the state: a plain one, which supersedes whatever was observed.
  @inlinable
  func begin(_ state: State, from origin: Origin<State> = .call) {
    guard isOnMain() else { return beginElsewhere(state, origin) }
    var change = state
    let (superseded, acceptance) = lock.withLock {
      (machine.begin(nil, origin), machine.accept(&change, from: nil))
    }
    superseded?.stop()
    act(on: acceptance, state, after: change)
  }

  /// Makes `value` the state if `action` is still the newest: before this returns where the caller is
  /// on main and no other change is being told, otherwise later.
  @inlinable
  func land(_ value: State, from action: LiveAction<State>) {
    guard isOnMain() else { return post(value, from: action) }
    var change = value
    let acceptance = lock.withLock { machine.accept(&change, from: action) }
    act(on: acceptance, value, after: change)
  }

  /// Does what is to be done about `change`; `old` is the state before, where it is the state already.
  @inlinable
  func act(on acceptance: Acceptance<State>, _ change: State, after old: State) {
    switch acceptance {
    case .refused: break
    case .done: if StateEvents.isWatched { recordAlone(change, after: old) }
    case .waits: tellWhatWaits()
    case .tell(let subscribers): tell(change, subscribers)
    case .confirm(let subscribers):
      if StateEvents.isWatched { return recordAndConfirm(change, after: old, subscribers) }
      confirm(change, subscribers)
    }
  }

  @usableFromInline
  func beginElsewhere(_ state: State, _ origin: Origin<State>) {
    let (superseded, isToBeCollected) = lock.withLock {
      (machine.begin(nil, origin), machine.post(state, from: nil))
    }
    superseded?.stop()
    if isToBeCollected { collectOnMain() }
  }

  @usableFromInline
  func post(_ value: State, from action: LiveAction<State>) {
    if lock.withLock({ machine.post(value, from: action) }) { collectOnMain() }
  }

  func collectOnMain() {
    laterOnMain { [weak self] in
      guard let self else { return }
      let isMore = lock.withLock { machine.collect() }
      tellWhatWaits()
      if isMore { collectOnMain() }
    }
  }
}

// MARK: Telling of them

extension StateEngine {
  /// Tells of a change, and then of those that are accepted meanwhile.
  @inlinable
  func tell(_ first: State, _ firstSubscribers: StateSubscribers<State>?) {
    var (change, subscribers) = (first, firstSubscribers)
    while true {
      let telling = StateEvents.isWatched ? Told() : nil
      defer { telling?.end() }
      let parts = subscribers?.announce(change, after: self)
      var old = change
      let now = lock.withLock { machine.commit(&old, after: subscribers) }
      if let telling { record(change, after: old, telling) }
      if now.isLast { return }
      if let written = now.written { settle(written, by: change) }
      now.subscribers?.confirm(change, after: old, parts ?? [], announcedTo: subscribers)
      if lock.withLock({ machine.rest() }) { return }
      guard let next = next() else { return }
      (change, subscribers) = next
    }
  }

  /// Tells of a change that is the state already, and then of those that are accepted meanwhile.
  @inlinable
  func confirm(_ change: State, _ subscribers: StateSubscribers<State>) {
    subscribers.confirm(change, announcedTo: subscribers)
    if lock.withLock({ machine.rest() }) { return }
    if let (next, subscribers) = next() { tell(next, subscribers) }
  }

  /// Tells of what waits, unless somebody tells already: whoever that is goes on with this.
  @usableFromInline
  func tellWhatWaits() {
    let isOfLanes = lock.withLock { machine.startTellingOfLanes() }
    if let (change, subscribers) = isOfLanes ? next() : lock.withLock({ machine.first() }) {
      tell(change, subscribers)
    }
  }

  /// Runs `body` as if a change were being told: what it observes is told afterwards.
  func asIfTelling(_ body: () -> Void) {
    let isFirst = lock.withLock { machine.startTelling() }
    body()
    if isFirst, let (change, subscribers) = next() { tell(change, subscribers) }
  }

  @usableFromInline
  func next() -> (State, StateSubscribers<State>?)? {
    while true {
      let (turn, written, isEndless) = lock.withLock {
        (machine.nextTurn(), machine.takeOutlivedWritten(), machine.rounds.areTooMany)
      }
      withExtendedLifetime(written) {}
      if isEndless { return giveUp() }
      switch turn {
      case .nothing: return nil
      case .state(let state, let subscribers): return (state, subscribers)
      case .lane(let turn): take(turn)
      case .begin(let ready):
        for (action, step) in ready { begin(step, of: action) }
        return nil
      }
    }
  }

  /// Leaves observers that never come to an end, so that main can go on.
  private func giveUp() -> (State, StateSubscribers<State>?)? {
    let untold = lock.withLock { machine.dropChanges() }
    withExtendedLifetime(untold) {}
    dropLanes()
    misuse(
      "The state of a container never comes to rest: those who hear of a change observe another.",
      facts: ["state": State.self, "changes in a row": Rounds.limit],
      fix: "Look at the state before you observe something in a sink or a render() of that state.")
    return nil
  }
}
