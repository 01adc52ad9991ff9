import StateEvents
import Threads
import ViewPlatform

// What an engine does with actions of changes.

extension StateEngine {
  /// Begins `changes` in `lane` or, without one, in the place of the live action.
  func begin(
    _ changes: StateChanges<State>, in lane: Lane?, from origin: Origin<State>,
    at site: CallSite? = nil
  ) {
    let isMain = isOnMain()
    let action = LiveChanges(changes, in: lane?.key, at: site)
    if changes.motion == nil, !isMain || lane?.rule == .inOrder || changes.mayWait {
      action.transaction = currentTransaction()
    }
    if StateEvents.isWatched { action.note = noteOfChanges(in: lane) }
    if lane == nil { beginAlone(action, origin) }
    let entry = lock.withLock {
      machine.enter(
        action, lane?.rule ?? .newest, isGroup: origin.isGroup, isOnMain: isMain)
    }
    act(on: entry, isOnMain: isMain)
    if let key = lane?.key, lock.withLock({ machine.noteKnown(key) }) { announceToViews() }
  }

  /// Puts `action` in the place of the live one.
  private func beginAlone(_ action: LiveChanges<State>, _ origin: Origin<State>) {
    let token = beginNewest(origin)
    lock.withLock { action.token = token }
    _ = token.keep(AnyCancellable { [weak self] in self?.cutOff(action) })
  }

  private func cutOff(_ action: LiveChanges<State>) {
    let isMain = isOnMain()
    act(on: lock.withLock { machine.cutOffAlone(action, isOnMain: isMain) }, isOnMain: isMain)
  }

  /// Cuts off what is under way in `lane`, and drops what waits there.
  func cancel(_ lane: Lane) {
    let isMain = isOnMain()
    act(
      on: lock.withLock { machine.cancel(lane: lane.key, isOnMain: isMain) }, isOnMain: isMain)
  }

  /// Cuts off what is under way in all lanes, and drops what waits there.
  func cancelLanes() {
    let isMain = isOnMain()
    act(on: lock.withLock { machine.cancelLanes(isOnMain: isMain) }, isOnMain: isMain)
  }

  func isBusy(_ lane: Lane) -> Bool {
    if readsAreTracked() { noteReadOfRest() }
    return lock.withLock { machine.isBusy(lane.key) }
  }

  /// Stops what was ended, and sees to it that what was put in line has its turn.
  func act(on entry: ContainerMachine<State>.Entry, isOnMain: Bool) {
    act(on: entry.ended)
    if isOnMain {
      tellWhatWaits()
    } else if entry.isToBeCollected {
      collectOnMain()
    }
  }

  private func act(on ended: EndedLanes<State>) {
    ended.stop()
    if ended.isIdleNews { announceToViews() }
  }

  /// Ends all that there is in lanes, without a word.
  func dropLanes() {
    let dropped = lock.withLock { machine.dropLanes() }
    dropped?.ended.stop()
    if dropped?.ended.isIdleNews == true { announceToViews() }
  }
}

extension StateChanges {
  /// Whether some of its steps may come later.
  fileprivate var mayWait: Bool {
    steps.contains { if case .wait = $0.kind { true } else { false } }
  }
}

// MARK: Turns

extension StateEngine {
  /// Does what has its turn. What waits behind it is told afterwards.
  func take(_ turn: LaneTurn<State>) {
    switch turn.kind {
    case .change(let change, let action):
      if lock.withLock({ !action.isOver }) { tell(change, of: action) }
    case .repair(let change, let action, let wholes):
      if lock.withLock({ machine.lanes?.wholes == wholes }) { tell(change, of: action) }
    case .write(let change): tell(change, of: nil)
    case .goOn(let action): goOn(action)
    case .whole(let number, let groups):
      var ended = lock.withLock { machine.endLanes(upTo: number) }
      ended.groups += groups
      act(on: ended)
    case .sent: preconditionFailure("a turn that was not collected")
    }
  }

  /// Takes the steps of an action up to one that has to wait.
  private func goOn(_ action: LiveChanges<State>) {
    while let step = lock.withLock({ machine.takeStep(of: action) }) {
      if let isThere = step.isThere {
        guard isThere(state) else { break }
        lock.withLock { machine.bind(action, to: isThere) }
      }
      switch step.kind {
      case .change(let change): tell(change, of: action)
      case .wait(let step):
        lock.withLock { machine.makeReady(step, of: action) }
        return
      }
    }
    finish(action)
  }

  private func finish(_ action: LiveChanges<State>) {
    act(on: lock.withLock { machine.finish(action) })
  }

  /// Tells of what `change` makes of the state there is now.
  private func tell(_ change: (inout State) -> Void, of action: LiveChanges<State>?) {
    let (state, subscribers) = lock.withLock { (machine.state, machine.subscribers) }
    var changed = state
    change(&changed)
    move(as: action) { deliver(changed, subscribers, by: action) }
    endWhatLacksItsPart(of: changed)
  }

  private func deliver(
    _ change: State, _ subscribers: StateSubscribers<State>?, by action: LiveChanges<State>?
  ) {
    let telling = StateEvents.isWatched ? Told() : nil
    defer { telling?.end() }
    subscribers?.announce(change)
    let parts = subscribers?.announce(change, after: self)
    var old = change
    let now = lock.withLock {
      swap(&machine.state, &old)
      return machine.subscribers
    }
    if let telling {
      if let action {
        record(change, after: old, telling, by: action.note)
      } else {
        record(change, after: old, telling)
      }
    }
    now?.confirm(change, after: old, parts ?? [], announcedTo: subscribers)
    now?.confirm(change, announcedTo: subscribers)
  }

  private func move(as action: LiveChanges<State>?, _ body: () -> Void) {
    if let motion = action?.motion { return withAnimation(motion.animation, body) }
    guard let action, let transaction = action.transaction,
      lock.withLock({ action.hasWaited })
    else { return body() }
    withTransaction(transaction, body)
  }

  /// Ends actions that live only as long as a part which `state` has not.
  private func endWhatLacksItsPart(of state: State) {
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
    let work = RunningWork(plan, attempt, line, world: world, host: host)
    let task = startOnMain { await work.run() }
    return AnyCancellable(task.cancel)
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
