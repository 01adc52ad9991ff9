public import Threads
public import ViewPlatform

// What can be observed, besides a plain state. Whoever begins is told what it began.

extension StateEngine {
  @inlinable
  func observe(
    _ publisher: some Publisher<State, Never>, from origin: Origin<State> = .call
  ) -> Action<State> {
    let action = begin(origin)
    publisher.subscribe(action)
    return action
  }

  @usableFromInline
  func observe(
    _ work: @escaping () async -> State, from origin: Origin<State> = .call
  ) -> Action<State> {
    let action = begin(origin)
    action.run(work)
    return action
  }

  @usableFromInline
  func observe(
    _ states: some AsyncSequence<State, Never>, from origin: Origin<State> = .call
  ) -> Action<State> {
    let action = begin(origin)
    action.iterate(states)
    return action
  }

  @usableFromInline
  func observe(
    _ states: @escaping () async -> some AsyncSequence<State, Never>,
    from origin: Origin<State> = .call
  ) -> Action<State> {
    let action = begin(origin)
    action.iterate(states)
    return action
  }
}

// MARK: Beginning and ending

extension StateEngine {
  /// Begins an action, which is the newest from now on.
  @inlinable
  func begin(_ origin: Origin<State>) -> Action<State> {
    let action = Action(of: self)
    let superseded = lock.withLock { machine.begin(action, origin) }
    if let superseded { stop(superseded) }
    return action
  }

  /// Stops the live action, and drops what waits.
  func cancel() {
    if lock.withLock({ machine.isQuiet }) { return }
    let superseded = lock.withLock { machine.begin(nil, .call) }
    if let superseded { stop(superseded) }
  }

  @usableFromInline
  func stop(_ superseded: Superseded<State>) {
    superseded.stop()
    if superseded.written != nil { announceWritten() }
  }

  /// Forgets an action that has ended by itself.
  @inlinable
  func forget(_ action: Action<State>) {
    let outlived = lock.withLock {
      machine.forget(action)
      return machine.takeOutlivedWritten()
    }
    if outlived != nil { announceWritten() }
  }
}
