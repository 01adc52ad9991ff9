public import Threads
public import ViewPlatform

// How what was given to `observe` is begun, besides a plain state. It returns what it began.

extension StateEngine {
  @inlinable
  func begin(
    _ publisher: some Publisher<State, Never>, from origin: Origin<State> = .call
  ) -> LiveAction<State> {
    let action = beginNewest(origin)
    publisher.subscribe(action)
    return action
  }

  @usableFromInline
  func begin(
    _ work: @escaping () async -> State, from origin: Origin<State> = .call
  ) -> LiveAction<State> {
    let action = beginNewest(origin)
    action.run(work)
    return action
  }

  @usableFromInline
  func begin(
    _ states: some AsyncSequence<State, Never>, from origin: Origin<State> = .call
  ) -> LiveAction<State> {
    let action = beginNewest(origin)
    action.iterate(states)
    return action
  }

  @usableFromInline
  func begin(
    _ states: @escaping () async -> some AsyncSequence<State, Never>,
    from origin: Origin<State> = .call
  ) -> LiveAction<State> {
    let action = beginNewest(origin)
    action.iterate(states)
    return action
  }
}

// MARK: Beginning and ending

extension StateEngine {
  /// Begins an action, which is the newest from now on.
  @inlinable
  func beginNewest(_ origin: Origin<State>) -> LiveAction<State> {
    let action = LiveAction(of: self)
    beginNewest(action, origin)
    return action
  }

  @inlinable
  func beginNewest(_ action: LiveAction<State>, _ origin: Origin<State>) {
    let superseded = lock.withLock { machine.begin(action, origin) }
    if let superseded { stop(superseded) }
  }

  /// Stops the live action and those in lanes, and drops what waits.
  func cancel() {
    if lock.withLock({ machine.hasLanes }) { cancelLanes() }
    cancelNewest()
  }

  /// Ends everything: nobody is to hear of it any more.
  func close() {
    if lock.withLock({ machine.hasLanes }) { dropLanes() }
    cancelNewest()
  }

  private func cancelNewest() {
    if lock.withLock({ machine.isQuiet }) { return }
    let superseded = lock.withLock { machine.begin(nil, .call) }
    if let superseded { stop(superseded) }
  }

  @usableFromInline
  func stop(_ superseded: Superseded<State>) {
    superseded.stop()
    if superseded.written != nil { announceToViews() }
  }

  /// Forgets an action that has ended by itself.
  @inlinable
  func forget(_ action: LiveAction<State>) {
    let outlived = lock.withLock {
      machine.forget(action)
      return machine.takeOutlivedWritten()
    }
    if outlived != nil { announceToViews() }
  }
}
