public import StateEvents
import Threads
import ViewPlatform

// What an engine does while somebody records states.

extension StateEngine {
  /// Says that `change` is the state now, and `old` was.
  @usableFromInline
  func record(_ change: State, after old: State, _ told: Told) {
    record(change, after: old, told, by: lock.withLock { machine.seldom?.note })
  }

  /// Says that `note` has made `change` the state, and `old` was.
  func record(_ change: State, after old: State, _ told: Told, by note: ActionNote?) {
    StateEvents.tell(
      StateChange(
        told.number, of: self, from: old, to: change, by: note, because: told.cause,
        at: moment))
  }

  /// The same of a change that nobody else is told of.
  @usableFromInline
  func recordAlone(_ change: State, after old: State) {
    let told = Told()
    defer { told.end() }
    record(change, after: old, told)
  }

  /// Records `change`, and then tells `subscribers` of it.
  @usableFromInline
  func recordAndConfirm(_ change: State, after old: State, _ subscribers: StateSubscribers<State>) {
    let told = Told()
    defer { told.end() }
    record(change, after: old, told)
    confirm(change, subscribers)
  }

  /// Makes `state` the state while somebody records.
  @usableFromInline
  func beginWatched(_ state: State, at site: CallSite? = nil) {
    // Neither, as long as nothing but plain states was observed whose place is not known.
    let (isHeld, isNoted) = lock.withLock {
      (machine.seldom?.held != nil, machine.seldom?.note != nil)
    }
    if isHeld {
      _ = holdsBack(StateAction(plain: state, at: site), .call)
      return
    }
    if let site {
      // It is no work, so nothing began that could have taken time.
      note(ActionNote(file: site.file, line: site.line, began: .max))
    } else if isNoted {
      note(nil)
    }
    begin(state)
  }

  /// The present of whoever hosts the container, in nanoseconds.
  var moment: Int { ownHost?.now ?? presentMoment() }
}

extension StateAction {
  /// Begins the action while somebody records, unless the engine holds it back.
  @usableFromInline
  func startWatched(
    on engine: StateEngine<State>, _ origin: Origin<State>
  ) -> LiveAction<State>? {
    if engine.holdsBack(self, origin) { return nil }
    let note = ActionNote(
      file: site?.file, line: site?.line ?? 0, began: isPlain ? .max : engine.moment)
    engine.note(note)
    // What it begins, tasks included, waits for answers and tells of them.
    return Trail.goOn { begin(engine, origin) }
  }
}

extension StateEngine {
  /// Says that `action`, or nobody, has made `change` the state, and `old` was.
  @usableFromInline
  func record(_ change: State, after old: State, _ told: Told, by action: LiveChanges<State>?) {
    guard let action else { return record(change, after: old, told) }
    record(change, after: old, told, by: action.note)
  }

  /// Keeps what a record says of `action`, which was begun last.
  @usableFromInline
  func keepNote(of action: LiveChanges<State>) {
    guard let note = lock.withLock({ machine.seldom?.note }) else { return }
    action.note = action.lane.map { ActionNote(note, in: $0.words) } ?? note
  }

  /// Keeps `note` as what was begun last.
  fileprivate func note(_ note: ActionNote?) {
    var outlived = note
    lock.withLock {
      if note == nil, machine.seldom?.note == nil { return }
      if machine.seldom == nil { machine.seldom = SeldomParts() }
      swap(&machine.seldom!.note, &outlived)
    }
    withExtendedLifetime(outlived) {}
  }
}
