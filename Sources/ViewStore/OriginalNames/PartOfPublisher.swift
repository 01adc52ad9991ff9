import Threads
public import ViewPlatform

extension ScopedStore {
  /// A store whose states come from a publisher and whose actions go to a closure.
  ///
  /// It has the publisher's latest state, and `initial` until there is one. The publisher may be of a
  /// property, which sends a state just before it is the state.
  public convenience init(
    initial: State, statePublisher: some Publisher<State, Never>,
    action: @escaping (Action) -> Void
  ) {
    let latest = Guarded(initial)
    self.init(initial, of: { latest.withLock { $0 } }, send: action)
    follow(
      willChange: statePublisher.map { state in
        latest.withLock { $0 = state }
        return state
      }.eraseToAnyPublisher(),
      didChange: nil)
  }
}
