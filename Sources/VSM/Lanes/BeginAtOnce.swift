public import Threads

// The short way of changes, where nothing stands in theirs: they come on main, nothing is being told or
// waits, and their lane is idle. They do what all others do, but do not get in line for it, and are
// noted in their lane only where somebody looks.

extension StateEngine {
  /// Takes the first steps of `action` where nothing stands in its way. Returns whether it did.
  @inlinable
  func beginAtOnce(_ action: LiveChanges<State>, isGroup: Bool) -> Bool {
    let first = lock.withLock {
      machine.enterAtOnce(action, isGroup: isGroup) ? machine.nextStep(of: action) : nil
    }
    guard let first else { return false }
    goOn(action, with: first)
    if !lock.withLock({ machine.restAfterLanes() }), let (change, subscribers) = next() {
      tell(change, subscribers)
    }
    return true
  }
}

extension ContainerMachine {
  /// Lets `action` in where nothing stands in its way; whoever asked tells of its changes, then.
  @inlinable
  mutating func enterAtOnce(_ action: LiveChanges<State>, isGroup: Bool) -> Bool {
    guard !isTelling, changes.isEmpty, arrivals.isEmpty, written == nil, !hasTurns else {
      return false
    }
    let lanes = lanesAsTheyAre ?? lanesInUse()
    guard lanes.beginning == nil, lanes.elsewhere.isEmpty, lanes.ready.isEmpty, !action.isOver,
      lanes.busy.count == 0 || lanes.busy[action.lane] == nil,
      isGroup || pending.count == 0 || action.lane == nil
    else { return false }
    lanes.last += 1
    action.number = lanes.last
    lanes.beginning = .action(action)
    (hasLanes, hasTurns, isTelling) = (true, true, true)
    return true
  }

  /// Ends the telling where nothing waits: what there is to do after most changes.
  @inlinable
  mutating func restAfterLanes() -> Bool {
    guard changes.isEmpty, written == nil, let lanes = lanesAsTheyAre, lanes.turns.isEmpty,
      lanes.ready.isEmpty
    else { return false }
    (isTelling, hasTurns, rounds) = (false, false, Rounds())
    noteLanes()
    return true
  }

  /// The next step of an action, and what it starts from. One that has no more steps and was not noted
  /// in its lane is over with that.
  @inlinable
  func nextStep(of action: LiveChanges<State>) -> NextStep<State> {
    if let step = takeStep(of: action) { return .step(step, of: state, subscribers) }
    guard let lanes = lanesAsTheyAre, case .action(let begun) = lanes.beginning, begun === action
    else { return .none }
    lanes.beginning = nil
    // What is left of it goes with the action itself, outside of the lock.
    action.phase = .over
    return .over
  }
}

/// What an action has to do next.
@usableFromInline
enum NextStep<State> {
  /// A step of this state, of which these are told.
  case step(ChangeStep<State>, of: State, StateSubscribers<State>?)

  /// Nothing: it is over.
  case over

  /// Nothing: it is to be taken out of its lane.
  case none
}
