/// The calls of one group: the last one waits for its time.
final class DebounceGroup<State> {
  /// What the last call wants begun, and how many there were. Guarded by the engine's lock.
  var action: StateAction<State>?
  var call = 0

  /// Set by the call that makes the group.
  var timer: DebounceTimer?

  func cancel() { timer?.cancel() }
}
