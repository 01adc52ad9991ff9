/// What a container knows only once it was given changes, or a binding that writes in place. Guarded by
/// the lock of its engine.
@usableFromInline
final class Lanes<State> {
  /// Those in which something is under way. The one without a key is that of the action without a lane.
  @usableFromInline var busy: [DebounceKey?: BusyLane<State>] = [:]

  /// What takes its first steps, and is not noted in its lane: that is done where somebody looks.
  @exclusivity(unchecked) @usableFromInline var beginning: Beginning?

  /// What waits for its turn on main, and its place among the states that wait there.
  @usableFromInline var turns = LaneTurns<State>()

  /// What was asked for elsewhere, and its place among the states that came from there.
  @usableFromInline var elsewhere = LaneTurns<State>()

  /// How many states have left the line of those that are told, and of those that came elsewhere.
  var told = 0
  var arrived = 0

  /// How many whole states were sent elsewhere since there are lanes.
  var sent = 0

  /// How many whole states have landed since there are lanes.
  var wholes = 0

  /// The number of the action that was observed last.
  @exclusivity(unchecked) @usableFromInline var last = 0

  /// Actions whose next step has to wait: begun when nothing is being told.
  @usableFromInline var ready: [(action: LiveChanges<State>, step: WaitingStep<State>)] = []

  /// Actions that live only as long as a part of the state.
  @usableFromInline var partial: [Int: LiveChanges<State>] = [:]

  @inlinable var isEmpty: Bool {
    beginning == nil && busy.isEmpty && turns.isEmpty && elsewhere.isEmpty && ready.isEmpty
  }

  /// What takes its first steps.
  @usableFromInline
  enum Beginning {
    case action(LiveChanges<State>)

    /// A change and nothing else, which is an action only where somebody looks.
    case loneChange(number: Int, in: DebounceKey, at: CallSite?)
  }

  /// Notes in its lane what takes its first steps.
  func noteBeginning() {
    let action: LiveChanges<State>
    switch beginning {
    case nil: return
    case .action(let begun): action = begun
    case .loneChange(let number, let lane, let site):
      action = LiveChanges(StateChanges([]), in: lane, at: site)
      (action.number, action.phase) = (number, .begun)
    }
    beginning = nil
    busy[action.lane, default: BusyLane()].running[action.number] = action
  }
}

/// A lane in which something is under way.
@usableFromInline
struct BusyLane<State> {
  /// By their numbers.
  @usableFromInline var running: [Int: LiveChanges<State>] = [:]

  /// Those that wait for them, the first one first. A slice, so that taking that out moves no other.
  var waiting: ArraySlice<LiveChanges<State>> = []

  /// Whether views were told that it is busy.
  var isKnown = false

  /// All that are under way or wait, in the order in which they were observed.
  var all: [LiveChanges<State>] {
    (running.values + waiting).sorted { $0.number < $1.number }
  }
}

/// What came of the end of actions.
@usableFromInline
struct EndedLanes<State> {
  var parts: [EndedChanges<State>] = []
  var groups: [DroppedGroup<State>] = []

  /// Whether a lane is idle now that views know to be busy.
  var isIdleNews = false

  func stop() {
    for part in parts { part.stop() }
    for group in groups { group.alarm?.cancel() }
  }
}
