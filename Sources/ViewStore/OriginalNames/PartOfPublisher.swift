import Threads
public import ViewPlatform

extension ScopedStore {
  /// A store whose states come from a publisher and whose actions go to a closure.
  ///
  /// It has the publisher's latest state, and `initial` until there is one. The publisher may be of a
  /// property, which sends a state just before it is the state. What it sends on another thread is the
  /// state once main has been told.
  public convenience init(
    initial: State, statePublisher: some Publisher<State, Never>,
    action: @escaping (Action) -> Void
  ) {
    let latest = Guarded(initial)
    self.init(initial, of: { latest.withLock { $0 } }, send: action)
    let onMain = statePublisher.receive(on: MainQueueScheduler(type: .synchronous))
    follow(willChange: onMain.map { $0 }.eraseToAnyPublisher(), didChange: nil) { state in
      latest.withLock { $0 = state }
    }
  }
}
