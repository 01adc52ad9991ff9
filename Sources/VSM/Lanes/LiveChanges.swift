import StateEvents
public import ViewPlatform

/// An action of changes that was observed and is not over. What changes is guarded by the lock of its
/// engine, which alone keeps it: its work knows the engine weakly.
@usableFromInline
final class LiveChanges<State> {
  /// Nil for the one that was observed without a lane.
  @usableFromInline let lane: DebounceKey?

  /// Where it was asked for, if that is known.
  @usableFromInline let site: CallSite?

  /// How its changes move.
  @usableFromInline let motion: StateChanges<State>.Motion?

  /// What was going on when it was observed, for changes that come later.
  @usableFromInline var transaction: Transaction?

  /// What a record says of it, if it was observed while somebody recorded.
  var note: ActionNote?

  /// The larger the later it was observed.
  @usableFromInline var number = 0
  @usableFromInline var phase = Phase.waiting

  /// Whether it had to wait, so that what it was observed in is over.
  @usableFromInline var hasWaited = false

  /// What is yet to come.
  @usableFromInline var steps: ArraySlice<ChangeStep<State>>

  /// The steps that were taken out so far.
  @usableFromInline var stepsTaken = 0

  /// What the step under way does.
  @usableFromInline var work: (any Cancellable)?

  @usableFromInline var superseded: ((inout State) -> Void)?

  /// What must be there for it to live on.
  @usableFromInline var presences: [(State) -> Bool] = []

  /// What stands for it where there is one live action, if it is that.
  @usableFromInline var token: LiveAction<State>?

  /// How far it has come.
  @usableFromInline
  enum Phase {
    /// Its first step is yet to be taken.
    case waiting
    case begun
    case over
  }

  @inlinable
  init(_ changes: StateChanges<State>, in lane: DebounceKey?, at site: CallSite?) {
    (self.lane, self.site) = (lane, site)
    motion = changes.motion
    steps = changes.steps.list[...]
    superseded = changes.superseded
  }

  @inlinable var isOver: Bool { phase == .over }
}

/// What is left of an action that is over: released outside of the lock.
@usableFromInline
struct EndedChanges<State> {
  @usableFromInline let work: (any Cancellable)?
  @usableFromInline let token: LiveAction<State>?
  @usableFromInline let steps: ArraySlice<ChangeStep<State>>
  @usableFromInline let superseded: ((inout State) -> Void)?
  @usableFromInline let presences: [(State) -> Bool]

  @inlinable
  init(of action: LiveChanges<State>) {
    (work, token, steps) = (action.work, action.token, action.steps)
    (superseded, presences) = (action.superseded, action.presences)
  }

  @inlinable
  func stop() {
    work?.cancel()
    token?.finish()
  }
}

extension LiveChanges {
  /// Makes it over. Returns what is left of it.
  @inlinable
  func end() -> EndedChanges<State> {
    let rest = EndedChanges(of: self)
    phase = .over
    (work, token, steps, superseded, presences) = (nil, nil, [], nil, [])
    return rest
  }
}
