import Threads

// What a container decides about the end of actions of changes.

extension ContainerMachine {
  /// Cuts off what is in the lane, and puts in line what repairs that. The lane stays, for a newer
  /// action.
  mutating func supersede(lane key: DebounceKey?, isOnMain: Bool, _ entry: inout Entry) {
    guard let all = lanes?.busy[key]?.all else { return }
    for action in all { cutOff(action, isOnMain: isOnMain, &entry) }
    lanes?.busy[key]?.running = [:]
    lanes?.busy[key]?.waiting = []
  }

  /// Cuts off all that is in the lane, and drops what waits for its time there.
  mutating func cancel(lane key: DebounceKey, isOnMain: Bool) -> Entry {
    var entry = Entry()
    guard hasLanes else { return entry }
    if isOnMain { takeArrivals(atMost: .max) }
    entry.ended.groups += dropGroup(key)
    supersede(lane: key, isOnMain: isOnMain, &entry)
    if let lane = lanes?.busy.removeValue(forKey: key), lane.isKnown {
      entry.ended.isIdleNews = true
    }
    noteLanes()
    return entry
  }

  /// Cuts off all that is in any lane, in the order in which it was observed.
  mutating func cancelLanes(isOnMain: Bool) -> Entry {
    var entry = Entry()
    guard hasLanes else { return entry }
    if isOnMain { takeArrivals(atMost: .max) }
    entry.ended.groups += dropLaneGroups()
    if let lanes {
      let all = lanes.busy.values.flatMap(\.all).sorted { $0.number < $1.number }
      for action in all { cutOff(action, isOnMain: isOnMain, &entry) }
      entry.ended.isIdleNews = lanes.busy.values.contains(where: \.isKnown)
      lanes.busy = [:]
    }
    noteLanes()
    return entry
  }

  /// Cuts off the action that was observed without a lane: another one was.
  mutating func cutOffAlone(_ action: LiveChanges<State>, isOnMain: Bool) -> Entry {
    var entry = Entry()
    guard !action.isOver else { return entry }
    cutOff(action, isOnMain: isOnMain, &entry)
    remove(action)
    noteLanes()
    return entry
  }

  private mutating func cutOff(
    _ action: LiveChanges<State>, isOnMain: Bool, _ entry: inout Entry
  ) {
    let hasBegun = action.phase == .begun
    lanes?.partial[action.number] = nil
    let rest = action.end()
    entry.ended.parts.append(rest)
    guard hasBegun, let repair = rest.superseded else { return }
    let wholes = lanes?.wholes ?? 0
    wait(for: .repair(repair, of: action, wholes: wholes), isOnMain: isOnMain, &entry)
  }

  private func remove(_ action: LiveChanges<State>) {
    lanes?.busy[action.lane]?.running[action.number] = nil
    if lanes?.busy[action.lane]?.running.isEmpty == true { lanes?.busy[action.lane] = nil }
  }

  /// Ends all actions up to `number`, as a whole state has come.
  mutating func endLanes(upTo number: Int) -> EndedLanes<State> {
    var ended = EndedLanes<State>()
    guard let lanes else { return ended }
    lanes.wholes += 1
    for (key, lane) in lanes.busy {
      for action in lane.all where action.number <= number {
        lanes.partial[action.number] = nil
        ended.parts.append(action.end())
        lanes.busy[key]?.running[action.number] = nil
      }
      lanes.busy[key]?.waiting.removeAll { $0.number <= number }
      ended.isIdleNews = settle(lane: key) || ended.isIdleNews
    }
    noteLanes()
    return ended
  }

  /// Ends an action that has taken its last step, or lacks what it was about. Lets the next one in its
  /// lane begin.
  mutating func finish(_ action: LiveChanges<State>) -> EndedLanes<State> {
    var ended = EndedLanes<State>()
    guard let lanes, !action.isOver else { return ended }
    lanes.partial[action.number] = nil
    ended.parts.append(action.end())
    lanes.busy[action.lane]?.running[action.number] = nil
    ended.isIdleNews = settle(lane: action.lane)
    noteLanes()
    return ended
  }

  /// Lets the first one that waits in a lane begin where nothing runs there. Returns whether the lane is
  /// idle, and views know it to be busy.
  private mutating func settle(lane key: DebounceKey?) -> Bool {
    guard let lanes, let lane = lanes.busy[key], lane.running.isEmpty else { return false }
    guard let next = lane.waiting.first else {
      lanes.busy[key] = nil
      return lane.isKnown
    }
    lanes.busy[key]?.waiting.removeFirst()
    lanes.busy[key]?.running[next.number] = next
    lanes.turns.append(.goOn(next), at: lanes.told + changes.count)
    hasTurns = true
    return false
  }

  /// Forgets everything of lanes: nobody is to hear of it any more.
  mutating func dropLanes() -> DroppedLanes<State>? {
    guard hasLanes else { return nil }
    hasLanes = false
    var ended = EndedLanes<State>()
    ended.groups = dropLaneGroups()
    // Where all that there was waits for its time, nothing has ever been in a lane.
    guard let lanes else { return DroppedLanes(ended: ended, turns: [], steps: []) }
    for action in lanes.busy.values.flatMap(\.all) { ended.parts.append(action.end()) }
    ended.isIdleNews = lanes.busy.values.contains(where: \.isKnown)
    let dropped = DroppedLanes(
      ended: ended, turns: [lanes.turns, lanes.elsewhere], steps: lanes.ready.map(\.step))
    (lanes.busy, lanes.partial, lanes.ready) = ([:], [:], [])
    (lanes.turns, lanes.elsewhere) = (LaneTurns(), LaneTurns())
    hasTurns = false
    return dropped
  }
}

/// What there was in lanes: released outside of the lock.
struct DroppedLanes<State> {
  let ended: EndedLanes<State>
  let turns: [LaneTurns<State>]
  let steps: [WaitingStep<State>]
}

// MARK: What waits for its time in a lane

extension ContainerMachine {
  mutating func dropGroup(_ key: DebounceKey) -> [DroppedGroup<State>] {
    pending.removeValue(forKey: key).map { [DroppedGroup(action: $0.action, alarm: $0.alarm)] }
      ?? []
  }

  /// Drops the groups of all lanes: those whose last call came before whole states were `sent` elsewhere
  /// so often.
  mutating func dropLaneGroups(before sent: Int = .max) -> [DroppedGroup<State>] {
    pending.filter { $0.isLane && $1.sent < sent }.keys.flatMap { dropGroup($0) }
  }

  /// Notes which whole states came before the last call of a lane's group.
  @usableFromInline
  mutating func noteCall(of group: DebounceGroup<State>) {
    hasLanes = true
    group.sent = lanes?.sent ?? 0
  }
}
