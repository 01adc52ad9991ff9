import StateEvents
public import Threads
import ViewPlatform

extension StateEngine {
  /// Begins `action` when no call of its group has come for the time that the last one gave.
  ///
  /// A call costs a look into a table; an alarm is set by the first one, and by one that is due
  /// before it rings.
  @inlinable
  func debounce(_ action: StateAction<State>, _ debounce: Debounce) {
    let waits = debounce.nanoseconds
    let due = world.now + waits
    var replaced = action
    let group = lock.withLock {
      machine.postpone(&replaced, of: debounce.key, by: waits, until: due)
    }
    if let group { setAlarm(at: due, for: group, debounce.key) }
  }

  @usableFromInline
  func setAlarm(at moment: Int, for group: DebounceGroup<State>, _ key: DebounceKey) {
    let ring = Handover { [weak self] in self?.ring(at: moment, group, key) }
    let alarm = world.wake(at: moment) { runOnMain { ring.content() } }
    lock.withLock { machine.keep(alarm, at: moment, for: group, key) }?.cancel()
  }

  private func ring(at moment: Int, _ group: DebounceGroup<State>, _ key: DebounceKey) {
    let now = world.now
    switch lock.withLock({ machine.ring(at: moment, now: now, group, key) }) {
    case .nothing: break
    case .again(let moment): setAlarm(at: moment, for: group, key)
    case .fire(let action, let alarm):
      alarm?.cancel()
      guard StateEvents.isWatched else {
        _ = action.start(on: self, .group)
        break
      }
      _ = Trail.goOn(after: .time(group.waits)) { action.start(on: self, .group) }
    }
  }
}
