import Threads

// What a container decides about whose turn it is: that of a state that waits, or of something in lanes.

/// Whose turn it is.
enum NextTurn<State> {
  case state(State, StateSubscribers<State>?)
  case lane(LaneTurn<State>)

  /// Nothing waits any more; now steps may begin that have to wait.
  case begin([(action: LiveChanges<State>, step: WaitingStep<State>)])
  case nothing
}

extension ContainerMachine {
  /// Whose turn it is, for whoever tells.
  mutating func nextTurn() -> NextTurn<State> {
    guard hasTurns, let lanes else {
      return next().map { .state($0.0, $0.1) } ?? .nothing
    }
    rounds.next(of: changes.count + lanes.turns.count)
    if let turn = lanes.turns.popFirst(at: lanes.told) { return .lane(turn) }
    if let change = changes.popFirst() {
      lanes.told += 1
      return .state(change, subscribers)
    }
    (isTelling, hasTurns) = (false, false)
    let ready = lanes.ready
    lanes.ready = []
    noteLanes()
    return ready.isEmpty ? .nothing : .begin(ready)
  }

  /// Begins to tell, unless somebody does. Returns whether something of lanes has its turn.
  mutating func startTellingOfLanes() -> Bool {
    guard hasTurns, !isTelling else { return false }
    isTelling = true
    return true
  }

  /// Puts a whole state in line. When it lands, it ends what was observed in lanes before it.
  mutating func wait(for whole: State) {
    if hasLanes {
      let lanes = lanesInUse()
      lanes.turns.append(
        .whole(after: lanes.last, dropLaneGroups()), at: lanes.told + changes.count)
      hasTurns = true
    }
    changes.append(whole)
  }

  /// Notes that a whole state is about to arrive from elsewhere: what is observed in lanes after it, is
  /// not ended by it.
  mutating func noteArrival() {
    guard hasLanes else { return }
    let lanes = lanesInUse()
    lanes.sent += 1
    lanes.elsewhere.append(
      .sent(after: lanes.last, lanes.sent), at: lanes.arrived + arrivals.count)
  }

  /// Takes what came elsewhere, states and what was asked for in lanes, in the order in which it came.
  mutating func takeArrivals(atMost limit: Int, with lanes: Lanes<State>) {
    for _ in 0..<min(limit, arrivals.count + lanes.elsewhere.count) {
      if var kind = lanes.elsewhere.popFirst(at: lanes.arrived)?.kind {
        if case .sent(let number, let sent) = kind {
          kind = .whole(after: number, dropLaneGroups(before: sent))
        }
        lanes.turns.append(kind, at: lanes.told + changes.count)
        hasTurns = true
      } else if let arrival = arrivals.popFirst() {
        lanes.arrived += 1
        changes.append(arrival)
      }
    }
  }

  /// Whether something came elsewhere that main has not collected.
  var hasArrivals: Bool {
    !arrivals.isEmpty || (hasLanes && lanes?.elsewhere.isEmpty == false)
  }

  /// Notes that states that came elsewhere are dropped.
  func noteDroppedArrivals() {
    guard hasLanes, let lanes else { return }
    lanes.arrived += arrivals.count
    lanes.elsewhere.dropWholes()
  }
}

// MARK: Steps

extension ContainerMachine {
  /// The next step of an action; nil after the last one, and for one that is over.
  @inlinable
  func takeStep(of action: LiveChanges<State>) -> ChangeStep<State>? {
    if action.isOver { return nil }
    action.phase = .begun
    action.work = nil
    action.stepsTaken += 1
    return action.steps.popFirst()
  }

  /// Lets an action live only as long as `isThere` says so.
  @usableFromInline
  func bind(_ action: LiveChanges<State>, to isThere: @escaping (State) -> Bool) {
    if action.isOver { return }
    action.presences.append(isThere)
    lanes?.partial[action.number] = action
  }

  /// Whether there are actions that live only as long as some part of the state.
  @inlinable var hasPartialActions: Bool { lanesAsTheyAre?.partial.isEmpty == false }

  /// Actions that live only as long as some part of the state, and what says whether that is there.
  func partialActions() -> [(LiveChanges<State>, [(State) -> Bool])] {
    lanes?.partial.values.map { ($0, $0.presences) } ?? []
  }

  /// Lets a step begin when nothing is being told.
  @usableFromInline
  func makeReady(_ step: WaitingStep<State>, of action: LiveChanges<State>) {
    if action.isOver { return }
    action.hasWaited = true
    lanes?.ready.append((action, step))
  }
}
