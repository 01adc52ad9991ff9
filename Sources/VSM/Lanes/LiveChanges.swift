import StateEvents
import ViewPlatform

/// An action of changes that was observed and is not over. What changes is guarded by the lock of its
/// engine, which alone keeps it: its work knows the engine weakly.
final class LiveChanges<State> {
  /// Nil for the one that was observed without a lane.
  let lane: DebounceKey?

  /// Where it was asked for, if that is known.
  let site: CallSite?

  /// How its changes move.
  let motion: StateChanges<State>.Motion?

  /// What was going on when it was observed, for changes that come later.
  var transaction: Transaction?

  /// What a record says of it, if it was observed while somebody recorded.
  var note: ActionNote?

  /// The larger the later it was observed.
  var number = 0
  var phase = Phase.waiting

  /// Whether it had to wait, so that what it was observed in is over.
  var hasWaited = false

  /// What is yet to come.
  var steps: ArraySlice<ChangeStep<State>>

  /// The steps that were taken out so far.
  var stepsTaken = 0

  /// What the step under way does.
  var work: (any Cancellable)?

  var superseded: ((inout State) -> Void)?

  /// What must be there for it to live on.
  var presences: [(State) -> Bool] = []

  /// What stands for it where there is one live action, if it is that.
  var token: LiveAction<State>?

  /// How far it has come.
  enum Phase {
    /// Its first step is yet to be taken.
    case waiting
    case begun
    case over
  }

  init(_ changes: StateChanges<State>, in lane: DebounceKey?, at site: CallSite?) {
    (self.lane, self.site) = (lane, site)
    motion = changes.motion
    steps = changes.steps[...]
    superseded = changes.superseded
  }

  var isOver: Bool { phase == .over }
}

/// What is left of an action that is over: released outside of the lock.
struct EndedChanges<State> {
  let work: (any Cancellable)?
  let token: LiveAction<State>?
  let steps: ArraySlice<ChangeStep<State>>
  let superseded: ((inout State) -> Void)?
  let presences: [(State) -> Bool]

  func stop() {
    work?.cancel()
    token?.finish()
  }
}

extension LiveChanges {
  /// Makes it over. Returns what is left of it.
  func end() -> EndedChanges<State> {
    let rest = EndedChanges(
      work: work, token: token, steps: steps, superseded: superseded, presences: presences)
    phase = .over
    (work, token, steps, superseded, presences) = (nil, nil, [], nil, [])
    return rest
  }
}
