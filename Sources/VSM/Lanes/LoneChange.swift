public import StateEvents
public import Threads

// The shortest way, of a single change where nothing is under way: it comes on main, nothing is live,
// waits or is being told, and all lanes are idle. It is an action only where somebody looks: a subscriber,
// say, who asks whether its lane is busy.

extension StateChanges {
  /// The change, where there is nothing else: no further step, and nothing to put right.
  @inlinable var loneChange: ((inout State) -> Void)? {
    guard case .change(let change) = steps, superseded == nil, motion == nil else { return nil }
    return change
  }
}

extension StateEngine {
  /// Makes the only change of `changes` where nothing is under way. Returns whether it did.
  @inlinable
  func beginAtOnce(_ changes: StateChanges<State>) -> Bool {
    guard let change = changes.loneChange, isOnMain(), !StateEvents.isWatched,
      let (state, subscribers) = lock.withLock({ machine.enterAtOnce() })
    else { return false }
    var changed = state
    change(&changed)
    if !lock.withLock({ machine.landUnheard(&changed) }) { tell(changed, subscribers) }
    return true
  }

  /// The same in `lane`.
  @inlinable
  func beginAtOnce(_ changes: StateChanges<State>, in lane: Lane, at site: CallSite) -> Bool {
    guard let change = changes.loneChange, isOnMain(), !StateEvents.isWatched,
      let (state, subscribers, number) = lock.withLock({ machine.enterAtOnce(lane, at: site) })
    else { return false }
    var changed = state
    change(&changed)
    if lock.withLock({ machine.landUnheard(&changed) }) { return true }
    if deliver(changed, subscribers, by: nil) { endWhatLacksItsPart(of: changed) }
    let (action, isAtRest) = lock.withLock { machine.endLoneChange(number, in: lane) }
    if let action { finish(action) }
    if !isAtRest, let (change, subscribers) = next() { tell(change, subscribers) }
    return true
  }
}

extension ContainerMachine {
  /// Lets a change in where nothing is under way; whoever asked tells of it, then. Returns the state that
  /// it is made to, and who is to be told.
  @inlinable
  mutating func enterAtOnce() -> (State, StateSubscribers<State>?)? {
    guard isQuiet, !isTelling, changes.isEmpty, !hasLanes else { return nil }
    isTelling = true
    return (state, subscribers)
  }

  /// The same in `lane`, where the change has a number.
  @inlinable
  mutating func enterAtOnce(
    _ lane: Lane, at site: CallSite
  ) -> (State, StateSubscribers<State>?, number: Int)? {
    guard let (state, subscribers) = enterAtOnce() else { return nil }
    let lanes = lanesAsTheyAre ?? lanesInUse()
    lanes.last += 1
    lanes.beginning = .loneChange(number: lanes.last, in: lane.key, at: site)
    hasLanes = true
    return (state, subscribers, lanes.last)
  }

  /// Makes `change` the state where nobody is told of that, and nothing has come of it. `change` becomes
  /// the old state, to be released outside of the lock.
  @inlinable
  mutating func landUnheard(_ change: inout State) -> Bool {
    guard subscribers == nil, changes.isEmpty, !hasTurns, written == nil else { return false }
    if hasLanes {
      guard let lanes = lanesAsTheyAre, lanes.beginning != nil else { return false }
      // Nobody has looked, so nothing else is in any lane.
      (lanes.beginning, hasLanes) = (nil, false)
    }
    swap(&state, &change)
    isTelling = false
    return true
  }

  /// Ends a change in `lane` that has been told. Returns the action that somebody has seen it as, if that
  /// is not over; and whether nothing is left to tell.
  @inlinable
  mutating func endLoneChange(
    _ number: Int, in lane: Lane
  ) -> (LiveChanges<State>?, isAtRest: Bool) {
    guard let lanes = lanesAsTheyAre else { return (nil, rest()) }
    if lanes.beginning == nil { return (lanes.busy[lane.key]?.running[number], false) }
    (lanes.beginning, hasLanes) = (nil, false)
    return (nil, rest())
  }
}
