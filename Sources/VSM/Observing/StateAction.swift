public import StateEvents

/// An action that has not begun: whatever was given to one of the functions called `observe`.
///
/// They all make one of these, so a type that stands in for a container in a test has one function to
/// write, ``StateObserving/perform(_:debounced:)``, and may hand the action on to a
/// ``StateContainer``.
public struct StateAction<State> {
  /// Makes what is to be observed, and lets an engine begin it.
  @usableFromInline let begin: (StateEngine<State>, Origin<State>) -> LiveAction<State>?

  /// Where it was asked for, if that is known.
  @usableFromInline let site: CallSite?

  /// Whether it is a state that is there already, which takes no time.
  @usableFromInline var isPlain = false

  @inlinable
  init(
    at site: CallSite? = nil,
    _ begin: @escaping (StateEngine<State>, Origin<State>) -> LiveAction<State>?
  ) {
    self.begin = begin
    self.site = site
  }

  /// A plain state, which is no action that lasts.
  @inlinable
  init(at site: CallSite? = nil, state: @escaping () -> State) {
    self.site = site
    begin = { engine, origin in
      engine.begin(state(), from: origin)
      return nil
    }
  }
}

extension StateAction {
  /// A state that is there already.
  @inlinable
  init(plain state: State, at site: CallSite?) {
    self.init(at: site, state: { state })
    isPlain = true
  }

  /// Begins the action on `engine`, unless that holds back what is to begin.
  @inlinable
  func start(on engine: StateEngine<State>, _ origin: Origin<State>) -> LiveAction<State>? {
    if StateEvents.isWatched { return startWatched(on: engine, origin) }
    return begin(engine, origin)
  }
}
