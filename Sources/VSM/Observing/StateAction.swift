/// An action that has not begun: whatever was given to one of the functions called `observe`.
///
/// They all make one of these, so a type that stands in for a container in a test has one function to
/// write, ``StateObserving/perform(_:debounced:)``, and may hand the action on to a
/// ``StateContainer``.
public struct StateAction<State> {
  /// Makes what is to be observed, and lets an engine begin it.
  @usableFromInline let begin: (StateEngine<State>, Origin<State>) -> LiveAction<State>?

  @inlinable
  init(_ begin: @escaping (StateEngine<State>, Origin<State>) -> LiveAction<State>?) {
    self.begin = begin
  }

  /// A plain state, which is no action that lasts.
  @inlinable
  init(state: @escaping () -> State) {
    begin = { engine, origin in
      engine.begin(state(), from: origin)
      return nil
    }
  }
}
