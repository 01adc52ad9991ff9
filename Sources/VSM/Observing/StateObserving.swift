public import Dispatch
public import ViewPlatform

/// Observes actions: a ``StateContainer``, and the views and wrappers that have one.
///
/// Conform a type of your own to stand in for them in a test. Write ``perform(_:debounced:)``, where
/// everything called `observe` ends, ``refresh(_:)`` and ``cancel()``. Or write those functions called
/// `observe` and `observeAsync` that the test is about: the others then say that they are missing. Its
/// lanes are idle unless it writes ``isBusy(_:)``.
public protocol StateObserving<ContainedState> {
  /// What the actions send.
  associatedtype ContainedState

  /// Begins `action`: at once, or when its time has come.
  ///
  /// Everything called `observe` ends here.
  func perform(_ action: StateAction<ContainedState>, debounced: Debounce?)

  /// Begins `action` at once, and returns when it is over.
  ///
  /// Everything called `refresh` ends here.
  nonisolated(nonsending) func refresh(_ action: StateAction<ContainedState>) async

  /// Stops the live action and drops those that wait for their time. The state stays.
  func cancel()

  /// Cuts off what is under way in `lane`, and drops what waits there. The state stays, but for what
  /// `whenSuperseded` puts right.
  func cancel(_ lane: Lane)

  /// Whether something is under way in `lane`, up to the moment when its last change has been told.
  /// What waits for its time does not count.
  func isBusy(_ lane: Lane) -> Bool

  // MARK: What a stand-in may write by itself; `OriginalNames/` has what happens where it does not

  /// Makes `state` the state.
  func observe(_ state: ContainedState)

  /// Makes each state that `publisher` sends the state.
  func observe(_ publisher: some Publisher<ContainedState, Never>)

  /// Makes each state of `sequence` the state.
  func observe(_ sequence: some AsyncSequence<ContainedState, Never>)

  /// Makes the state that `action` returns in the end the state.
  func observeAsync(_ action: @escaping () async -> ContainedState)

  /// Observes the sequence that `action` returns in the end.
  func observeAsync(_ action: @escaping () async -> some AsyncSequence<ContainedState, Never>)

  /// Makes what `state` is then the state, once no call of its group has come for `dueTime`.
  func observe(
    _ state: @escaping @autoclosure () -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable)

  /// Observes what `publisher` is then, once no call of its group has come for `dueTime`.
  func observe(
    _ publisher: @escaping @autoclosure () -> some Publisher<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable)

  /// Observes `sequence`, once no call of its group has come for `dueTime`.
  func observe(
    _ sequence: some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable)

  /// Calls `action`, once no call of its group has come for `dueTime`.
  func observeAsync(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable)

  /// Calls `action`, once no call of its group has come for `dueTime`, and observes its sequence.
  func observeAsync(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable)
}
