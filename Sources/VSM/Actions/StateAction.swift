import ViewPlatform

/// An action that has not begun: whatever was given to one of the functions called `observe`.
///
/// All of them make one of these, so a type of your own that stands in for a container has one
/// function to write: ``StateObserving/perform(_:debounced:)``. It may hand the action on to a
/// ``StateContainer``.
public struct StateAction<State> {
  /// Begins it in an engine: builds what is to be observed first, and supersedes what was before then.
  let begin: (StateEngine<State>, StateEngine<State>.Origin) -> Void
}
