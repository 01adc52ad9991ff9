public import ViewPlatform

/// The calls of one group, of which the last one waits for its time. Guarded by the engine's lock.
@usableFromInline
final class DebounceGroup<State> {
  /// What the last call wants begun, and when.
  @exclusivity(unchecked) @usableFromInline var action: StateAction<State>
  @exclusivity(unchecked) @usableFromInline var due: Int

  /// How long the last call waits.
  @usableFromInline var waits: Int

  /// When the alarm rings, and how to prevent it. It may ring too early: it is cheaper to find then
  /// that the group was put off than to set another alarm with each call.
  @exclusivity(unchecked) @usableFromInline var rings: Int
  @exclusivity(unchecked) @usableFromInline var alarm: (any Cancellable)?

  /// How many whole states had been sent elsewhere when the last call came, where this is a lane's.
  var sent = 0

  @inlinable
  init(_ action: StateAction<State>, waits: Int, due: Int) {
    self.action = action
    self.waits = waits
    self.due = due
    rings = due
  }
}

/// A group whose time will not come.
@usableFromInline
struct DroppedGroup<State> {
  let action: StateAction<State>
  let alarm: (any Cancellable)?
}

// MARK: What a container decides about groups

extension ContainerMachine {
  /// Puts `action` in the place of its group's last call, which it becomes itself. Returns the group
  /// where an alarm is to be set.
  @inlinable
  mutating func postpone(
    _ action: inout StateAction<State>, of key: DebounceKey, by waits: Int, until due: Int
  ) -> DebounceGroup<State>? {
    guard let group = pending[key] else {
      let group = DebounceGroup(action, waits: waits, due: due)
      pending[key] = group
      if key.isLane { noteCall(of: group) }
      return group
    }
    swap(&group.action, &action)
    (group.due, group.waits) = (due, waits)
    if key.isLane { noteCall(of: group) }
    guard due < group.rings else { return nil }
    group.rings = due
    return group
  }

  /// Keeps the alarm that was set for `rings`. Returns one that is not wanted any more.
  func keep(
    _ alarm: any Cancellable, at rings: Int, for group: DebounceGroup<State>, _ key: DebounceKey
  ) -> (any Cancellable)? {
    guard pending[key] === group, group.rings == rings else { return alarm }
    defer { group.alarm = alarm }
    return group.alarm
  }

  /// What the alarm of a group means.
  enum Ring {
    case nothing
    case again(at: Int)
    case fire(StateAction<State>, (any Cancellable)?)
  }

  /// Decides what to do when the alarm that was set for `rings` goes off.
  mutating func ring(
    at rings: Int, now: Int, _ group: DebounceGroup<State>, _ key: DebounceKey
  ) -> Ring {
    // A whole state that came elsewhere before it has dropped it, though main has yet to collect that.
    if key.isLane { takeArrivals(atMost: .max) }
    guard pending[key] === group, group.rings == rings else { return .nothing }
    // Clocks round to their ticks.
    if group.due > now + 1000 {
      group.rings = group.due
      return .again(at: group.due)
    }
    pending[key] = nil
    if key.isLane { noteLanes() }
    return .fire(group.action, group.alarm)
  }

  /// Drops all groups but those of lanes.
  mutating func dropGroups() -> [DroppedGroup<State>] {
    if hasLanes { return pending.keys.filter { !$0.isLane }.flatMap { dropGroup($0) } }
    defer { pending = [:] }
    return pending.values.map { DroppedGroup(action: $0.action, alarm: $0.alarm) }
  }
}
