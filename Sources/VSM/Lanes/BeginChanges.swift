public import StateEvents
public import Threads
import ViewPlatform

// What an engine does with actions of changes.

extension StateEngine {
  /// Begins `changes` in `lane` or, without one, in the place of the live action.
  @inlinable
  func begin(
    _ changes: StateChanges<State>, in lane: Lane?, from origin: Origin<State>,
    at site: CallSite? = nil
  ) {
    let isMain = isOnMain()
    let action = LiveChanges(changes, in: lane?.key, at: site)
    if changes.motion == nil, !isMain || lane?.rule == .inOrder || changes.mayWait {
      noteTransaction(of: action)
    }
    if StateEvents.isWatched { keepNote(of: action) }
    if lane == nil { beginAlone(action, origin) }
    if !isMain || !beginAtOnce(action, isGroup: origin.isGroup) {
      enter(action, lane?.rule ?? .newest, isGroup: origin.isGroup, isOnMain: isMain)
    }
    if lane != nil, lock.withLock({ machine.hasLanes }) { noteKnown(action) }
  }

  /// Keeps what is going on for changes of `action` that come later.
  @usableFromInline
  func noteTransaction(of action: LiveChanges<State>) { action.transaction = currentTransaction() }

  /// Puts `action` in the place of the live one.
  @inlinable
  func beginAlone(_ action: LiveChanges<State>, _ origin: Origin<State>) {
    let token = LiveAction(of: self, changes: action)
    action.token = token
    beginNewest(token, origin)
  }

  /// Lets `action` in by the rule of its lane.
  @usableFromInline
  func enter(
    _ action: LiveChanges<State>, _ rule: Lane.Rule, isGroup: Bool, isOnMain: Bool
  ) {
    let entry = lock.withLock {
      machine.enter(action, rule, isGroup: isGroup, isOnMain: isOnMain)
    }
    act(on: entry, isOnMain: isOnMain)
  }

  /// Tells views of the lane of `action`, where that is busy and they do not know.
  @usableFromInline
  func noteKnown(_ action: LiveChanges<State>) {
    if lock.withLock({ machine.noteKnown(action.lane) }) { announceToViews() }
  }

  func cutOff(_ action: LiveChanges<State>) {
    let isMain = isOnMain()
    act(on: lock.withLock { machine.cutOffAlone(action, isOnMain: isMain) }, isOnMain: isMain)
  }

  /// Cuts off what is under way in `lane`, and drops what waits there.
  func cancel(_ lane: Lane) {
    let isMain = isOnMain()
    act(
      on: lock.withLock { machine.cancel(lane: lane.key, isOnMain: isMain) }, isOnMain: isMain)
  }

  /// Cuts off what is under way in all lanes, and drops what waits there.
  func cancelLanes() {
    let isMain = isOnMain()
    act(on: lock.withLock { machine.cancelLanes(isOnMain: isMain) }, isOnMain: isMain)
  }

  func isBusy(_ lane: Lane) -> Bool {
    if readsAreTracked() { noteReadOfRest() }
    return lock.withLock { machine.isBusy(lane.key) }
  }

  /// Stops what was ended, and sees to it that what was put in line has its turn.
  func act(on entry: ContainerMachine<State>.Entry, isOnMain: Bool) {
    act(on: entry.ended)
    if isOnMain {
      tellWhatWaits()
    } else if entry.isToBeCollected {
      collectOnMain()
    }
  }

  func act(on ended: EndedLanes<State>) {
    ended.stop()
    if ended.isIdleNews { announceToViews() }
  }

  /// Ends all that there is in lanes, without a word.
  func dropLanes() {
    if let dropped = lock.withLock({ machine.dropLanes() }) { act(on: dropped.ended) }
  }
}

extension StateChanges {
  /// Whether some of its steps may come later.
  @inlinable var mayWait: Bool {
    guard case .list(let steps) = steps else { return false }
    return steps.contains { if case .wait = $0.kind { true } else { false } }
  }
}
