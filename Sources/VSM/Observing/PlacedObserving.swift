public import StateEvents
public import ViewPlatform

/// Observes actions, and knows from which place in the source each was: a ``StateContainer``, and the views
/// and wrappers that have one.
///
/// The place is for whoever records. What stands in for a container in a test has functions of the same
/// names without a place.
public protocol PlacedObserving<ContainedState>: StateObserving {}

extension StateContainer: PlacedObserving {
  /// Makes `state` the state.
  ///
  /// On the main actor it is the state when this returns, unless this was called while a change was
  /// being delivered: then it comes right after that.
  @inlinable
  public func observe(
    _ state: State, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    if StateEvents.isWatched {
      return engine.beginWatched(state, at: CallSite(file, line, column))
    }
    engine.begin(state)
  }
}

extension RenderedState: PlacedObserving {}

extension PlacedObserving {
  /// Makes `state` the state.
  ///
  /// On the main actor it is the state when this returns, unless this was called while a change was
  /// being delivered: then it comes right after that.
  @inlinable
  public func observe(
    _ state: ContainedState, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(StateAction(plain: state, at: CallSite(file, line, column)), debounced: nil)
  }

  /// Makes each state that `publisher` sends the state, in order, until something else is observed.
  ///
  /// What it sends on the main actor while it is subscribed to is the state when this returns.
  @inlinable
  public func observe(
    _ publisher: some Publisher<ContainedState, Never>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(publisher, from: $1) },
      debounced: nil)
  }

  /// Makes each state of `sequence` the state, in order, until something else is observed.
  ///
  /// States that a ``StateSequence`` begins with and that are there at once, are the state when this
  /// returns, if it was called on the main actor.
  @inlinable
  public func observe(
    _ sequence: some AsyncSequence<ContainedState, Never>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(sequence, from: $1) },
      debounced: nil)
  }

  /// Makes each state of `sequence` the state and, if it fails, what `failed` makes of the error.
  public func observe<Sequence: AsyncSequence>(
    _ sequence: Sequence, catch failed: @escaping (Sequence.Failure) -> ContainedState,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Sequence.Element == ContainedState {
    observe(
      CatchingSequence(base: sequence, failed: failed), file: file, line: line, column: column)
  }
}
