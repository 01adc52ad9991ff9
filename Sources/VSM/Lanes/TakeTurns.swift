public import StateEvents
public import Threads
import ViewPlatform

// What an engine does with what has its turn in lanes.

extension StateEngine {
  /// Does what has its turn. What waits behind it is told afterwards.
  func take(_ turn: LaneTurn<State>) {
    switch turn.kind {
    case .change(let change, let action):
      if lock.withLock({ !action.isOver }) { tell(change, by: action) }
    case .repair(let change, let action, let wholes):
      if lock.withLock({ machine.lanes?.wholes == wholes }) { tell(change, by: action) }
    case .write(let change): tell(change, by: nil)
    case .goOn(let action): goOn(action, with: lock.withLock { machine.nextStep(of: action) })
    case .whole(let number, let groups):
      var ended = lock.withLock { machine.endLanes(upTo: number) }
      ended.groups += groups
      act(on: ended)
    case .sent: preconditionFailure("a turn that was not collected")
    }
  }

  /// Takes the steps of an action, from `first` up to one that has to wait.
  @inlinable
  func goOn(_ action: LiveChanges<State>, with first: NextStep<State>) {
    var next = first
    while case .step(let step, let state, let subscribers) = next {
      if let isThere = step.isThere {
        guard isThere(state) else { return finish(action) }
        lock.withLock { machine.bind(action, to: isThere) }
      }
      switch step.kind {
      case .change(let change): tell(change, of: state, to: subscribers, by: action)
      case .wait(let step): return lock.withLock { machine.makeReady(step, of: action) }
      }
      next = lock.withLock { machine.nextStep(of: action) }
    }
    if case .over = next { action.token?.finish() } else { finish(action) }
  }

  @usableFromInline
  func finish(_ action: LiveChanges<State>) {
    act(on: lock.withLock { machine.finish(action) })
  }

  /// Tells of what `change` makes of the state there is now.
  private func tell(_ change: (inout State) -> Void, by action: LiveChanges<State>?) {
    let (state, subscribers) = lock.withLock { (machine.state, machine.subscribers) }
    tell(change, of: state, to: subscribers, by: action)
  }

  /// Tells `subscribers` of what `change` makes of `state`.
  @inlinable
  func tell(
    _ change: (inout State) -> Void, of state: State, to subscribers: StateSubscribers<State>?,
    by action: LiveChanges<State>?
  ) {
    var changed = state
    change(&changed)
    let hasPartialActions =
      if action?.motion == nil, action?.transaction == nil {
        deliver(changed, subscribers, by: action)
      } else {
        move(as: action) { deliver(changed, subscribers, by: action) }
      }
    if hasPartialActions { endWhatLacksItsPart(of: changed) }
  }

  /// Tells of `change`. Returns whether there are actions that live only as long as a part of the state.
  @inlinable
  func deliver(
    _ change: State, _ subscribers: StateSubscribers<State>?, by action: LiveChanges<State>?
  ) -> Bool {
    let telling = StateEvents.isWatched ? Told() : nil
    defer { telling?.end() }
    let parts = subscribers?.announce(change, after: self)
    var old = change
    let (now, hasPartialActions) = lock.withLock {
      swap(&machine.state, &old)
      return (machine.subscribers, machine.hasPartialActions)
    }
    if let telling { record(change, after: old, telling, by: action) }
    now?.confirm(change, after: old, parts ?? [], announcedTo: subscribers)
    return hasPartialActions
  }

  @usableFromInline
  func move(as action: LiveChanges<State>?, _ body: () -> Bool) -> Bool {
    if let motion = action?.motion { return withAnimation(motion.animation, body) }
    guard let action, let transaction = action.transaction,
      lock.withLock({ action.hasWaited })
    else { return body() }
    return withTransaction(transaction, body)
  }

  /// Ends actions that live only as long as a part which `state` has not.
  @usableFromInline
  func endWhatLacksItsPart(of state: State) {
    let partial = lock.withLock { machine.partialActions() }
    for (action, presences) in partial where !presences.allSatisfy({ $0(state) }) {
      finish(action)
    }
  }
}

// MARK: Steps that have to wait

extension StateEngine {
  /// Begins a step that may have to wait, when nothing is being told.
  func begin(_ step: WaitingStep<State>, of action: LiveChanges<State>) {
    guard let number = lock.withLock({ action.isOver ? nil : action.stepsTaken }) else { return }
    let line = ChangeLine(to: self, of: action, step: number)
    let work: (any Cancellable)? =
      switch step {
      case .values(let plan): plan.begin(line)
      case .work(let plan): begin(plan, line)
      }
    let isKept = lock.withLock { action.keep(work, for: number) }
    if !isKept { work?.cancel() }
  }

  private func begin(_ plan: WorkPlan<State>, _ line: ChangeLine<State>) -> (any Cancellable)? {
    guard let attempt = plan.attempt(state) else { return nil }
    let work = RunningWork(plan, attempt, line, on: host)
    return startOnMain { await work.run() }
  }
}

extension LiveChanges {
  /// Keeps what stops the step `number`, where that is still the one under way.
  fileprivate func keep(_ work: (any Cancellable)?, for number: Int) -> Bool {
    guard !isOver, stepsTaken == number else { return false }
    self.work = work
    return true
  }
}
