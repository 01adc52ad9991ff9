import Threads

// What a container decides about actions of changes that come.

extension ContainerMachine {
  /// What becomes of an action that was observed.
  @usableFromInline
  struct Entry {
    var ended = EndedLanes<State>()

    /// Whether main is to be asked to collect what came elsewhere.
    var isToBeCollected = false
  }

  /// What a container knows of lanes, if it was ever asked for one.
  var lanes: Lanes<State>? {
    let lanes = lanesAsTheyAre
    lanes?.noteBeginning()
    return lanes
  }

  /// The same, where what takes its first steps need not be noted.
  @inlinable var lanesAsTheyAre: Lanes<State>? { seldom?.lanes as? Lanes<State> }

  /// The same, made where there is none.
  @usableFromInline
  mutating func lanesInUse() -> Lanes<State> {
    hasLanes = true
    if let lanes { return lanes }
    let lanes = Lanes<State>()
    let parts = seldom ?? SeldomParts()
    parts.lanes = lanes
    seldom = parts
    return lanes
  }

  /// Lets `action` in by the rule of its lane.
  mutating func enter(
    _ action: LiveChanges<State>, _ rule: Lane.Rule, isGroup: Bool, isOnMain: Bool
  ) -> Entry {
    let lanes = lanesInUse()
    var entry = Entry()
    // What came before it is in line before it.
    if isOnMain { takeArrivals(atMost: .max) }
    if let key = action.lane, !isGroup { entry.ended.groups += dropGroup(key) }
    let isBusy = lanes.busy[action.lane] != nil
    switch rule {
    case .first where isBusy, _ where action.isOver:
      noteLanes()
      return entry
    case .newest:
      supersede(lane: action.lane, isOnMain: isOnMain, &entry)
    case .first, .inOrder, .each: break
    }
    lanes.last += 1
    action.number = lanes.last
    if rule == .inOrder, isBusy {
      lanes.busy[action.lane]?.waiting.append(action)
      action.hasWaited = true
    } else {
      lanes.busy[action.lane, default: BusyLane()].running[action.number] = action
      wait(for: .goOn(action), isOnMain: isOnMain, &entry)
    }
    return entry
  }

  /// Puts something in line: behind all that waits for main or, for a caller elsewhere, behind all that
  /// came from there.
  mutating func wait(for kind: LaneTurn<State>.Kind, isOnMain: Bool, _ entry: inout Entry) {
    let lanes = lanesInUse()
    if isOnMain {
      takeArrivals(atMost: .max)
      lanes.turns.append(kind, at: lanes.told + changes.count)
      hasTurns = true
    } else {
      lanes.elsewhere.append(kind, at: lanes.arrived + arrivals.count)
      if !areCollected { entry.isToBeCollected = true }
      areCollected = true
    }
  }

  /// Whether something is under way in the lane.
  func isBusy(_ key: DebounceKey) -> Bool { hasLanes && lanes?.busy[key] != nil }

  /// Notes whether anything of lanes is left.
  @inlinable
  mutating func noteLanes() {
    guard hasLanes else { return }
    hasLanes =
      lanesAsTheyAre?.isEmpty == false
      || (pending.count > 0 && pending.keys.contains { $0.isLane })
  }

  /// Notes that views know of the lane, where it is busy. Returns whether that is news to them.
  mutating func noteKnown(_ key: DebounceKey?) -> Bool {
    guard let lanes, let lane = lanes.busy[key], key != nil, !lane.isKnown else { return false }
    lanes.busy[key]?.isKnown = true
    return true
  }
}
