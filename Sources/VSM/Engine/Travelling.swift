public import StateEvents
import Threads

/// What waits while a state of the past is seen.
final class HeldContainer<State> {
  /// The state that is seen again when nobody travels any more.
  let newest: State

  /// What was to begin meanwhile, the first one first.
  var actions: [(action: StateAction<State>, origin: Origin<State>)] = []

  init(newest: State) { self.newest = newest }
}

// A container that shows its past is as one that is telling of a change: what lands waits in line.
// Only views are told of what they see; nothing that observes states hears of it.

extension StateEngine: StateSubject {
  @usableFromInline package var presentState: Any? { state }

  @usableFromInline package var canShow: Bool { true }

  @usableFromInline
  package func show(_ state: Any, with memory: Any?) -> Bool {
    guard let state = state as? State else { return false }
    let (isHeld, subscribers) = lock.withLock { (machine.hold(), machine.subscribers) }
    guard isHeld else { return false }
    replaceState(by: state, subscribers)
    return true
  }

  @usableFromInline
  package func resume() {
    let (held, subscribers) = lock.withLock { (machine.letGo(), machine.subscribers) }
    guard let held else { return }
    replaceState(by: held.newest, subscribers)
    if let (change, subscribers) = next() { tell(change, subscribers) }
    for (action, origin) in held.actions { _ = action.start(on: self, origin) }
  }

  @usableFromInline
  package func goOn() {
    let past = state
    guard let held = lock.withLock({ machine.letGo() }) else { return }
    var untold = held.newest
    let (superseded, dropped) = lock.withLock {
      swap(&machine.state, &untold)
      return (machine.begin(nil, .call), machine.dropChanges())
    }
    withExtendedLifetime((dropped, untold)) {}
    dropLanes()
    if let superseded { stop(superseded) }
    beginWatched(past)
  }

  private func replaceState(by state: State, _ subscribers: StateSubscribers<State>?) {
    var old = state
    subscribers?.objectWillChange?.send()
    let parts = subscribers?.announceToReaders(state, after: self)
    lock.withLock { swap(&machine.state, &old) }
    subscribers?.confirmToReaders(state, after: old, parts ?? [], announcedTo: subscribers)
  }

  /// Whether `action` has to wait, as a state of the past is seen: it is kept, then.
  func holdsBack(_ action: StateAction<State>, _ origin: Origin<State>) -> Bool {
    lock.withLock { machine.holdBack(action, origin) }
  }
}

extension ContainerMachine {
  /// Begins to hold what lands, unless a change is being told. Returns whether it is held.
  mutating func hold() -> Bool {
    if seldom?.held != nil { return true }
    if isTelling { return false }
    isTelling = true
    let parts = seldom ?? SeldomParts()
    parts.held = HeldContainer(newest: state)
    seldom = parts
    return true
  }

  /// Ends to hold; what has landed meanwhile still waits. Returns what was held.
  mutating func letGo() -> HeldContainer<State>? {
    let held = held
    seldom?.held = nil
    return held
  }

  /// What is held, while a state of the past is seen.
  private var held: HeldContainer<State>? {
    seldom?.held as? HeldContainer<State>
  }

  /// Keeps `action` where everything is held. Returns whether that is so.
  mutating func holdBack(_ action: StateAction<State>, _ origin: Origin<State>) -> Bool {
    guard let held else { return false }
    held.actions.append((action, origin))
    return true
  }
}

extension StateContainer: StateOwner {
  package var stateIdentity: ObjectIdentifier { engine.identity }
}
