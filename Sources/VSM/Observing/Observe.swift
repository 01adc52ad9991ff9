public import Dispatch
public import ViewPlatform

// An action comes in five kinds: a state, a publisher, a sequence, and what is made of the last two
// and of a state asynchronously. For each there is a door for the function that makes it, which may
// be debounced; and, where there can be one, a door for what it makes. Behind them all is `perform`.

extension StateObserving {
  /// Makes `state` the state.
  ///
  /// On the main actor it is the state when this returns, unless this was called while a change was
  /// being delivered: then it comes right after that.
  @inlinable
  public func observe(_ state: ContainedState) {
    perform(StateAction(state: { state }), debounced: nil)
  }

  /// Makes each state that `publisher` sends the state, in order, until something else is observed.
  ///
  /// What it sends on the main actor while it is subscribed to is the state when this returns.
  @inlinable
  public func observe(_ publisher: some Publisher<ContainedState, Never>) {
    perform(StateAction { $0.begin(publisher, from: $1) }, debounced: nil)
  }

  /// Makes each state of `sequence` the state, in order, until something else is observed.
  ///
  /// States that a ``StateSequence`` begins with and that are there at once, are the state when this
  /// returns, if it was called on the main actor.
  @inlinable
  public func observe(_ sequence: some AsyncSequence<ContainedState, Never>) {
    perform(StateAction { $0.begin(sequence, from: $1) }, debounced: nil)
  }
}

// MARK: Functions

extension StateObserving {
  /// Makes the state that `action` returns the state, as if it were observed itself.
  ///
  /// With `debounced`, `action` is called once no call of its group has come for that time: a group
  /// is all calls with one `identifier` or, without one, from one place in the source.
  @inlinable
  public func observe(
    _ action: @escaping () -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), state: action),
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Observes the publisher that `action` returns.
  @inlinable
  public func observe(
    _ action: @escaping () -> some Publisher<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(action(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Observes the sequence that `action` returns.
  @inlinable
  public func observe(
    _ action: @escaping () -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(action(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Makes the state that `action` returns in the end the state, unless something else has been
  /// observed by then.
  ///
  /// It runs in a task of its own, which is cancelled when something else is observed. An action that
  /// does not heed that may go on, but nothing of it lands. Observed on the main actor it begins at
  /// once: what it does there before it first waits is done when this returns.
  @inlinable
  public func observe(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(action, from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Observes the sequence that `action` returns in the end.
  @inlinable
  public func observe(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(action, from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }
}
