public import Dispatch
public import ViewPlatform

// Every kind of action has one door for its value and one for the function that makes it. Behind
// all of them is `perform`.

extension StateObserving {
  /// Makes `state` the state.
  public func observe(_ state: ContainedState) {
    perform(StateAction { $0.observe(state, from: $1) }, debounced: nil)
  }

  /// Makes each state that `publisher` sends the state.
  public func observe(_ publisher: some Publisher<ContainedState, Never>) {
    perform(StateAction { $0.observe(publisher, from: $1) }, debounced: nil)
  }

  /// Makes each state of `sequence` the state.
  public func observe(_ sequence: some AsyncSequence<ContainedState, Never>) {
    perform(StateAction { $0.observe(sequence, from: $1) }, debounced: nil)
  }

  /// Makes the state that `action` answers the state.
  public func observe(
    _ action: @escaping () -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(action(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Makes each state of the publisher that `action` answers the state.
  public func observe(
    _ action: @escaping () -> some Publisher<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(action(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Makes each state of the sequence that `action` answers the state.
  public func observe(
    _ action: @escaping () -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(action(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Makes the state that `action` answers in the end the state.
  public func observe(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(action, from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Makes each state of the sequence that `action` answers in the end the state.
  public func observe(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(action, from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }
}

// MARK: Debounced values

// What is observed is built when its time has come, so these take it unbuilt.
extension StateObserving {
  /// Makes `state` the state, once no call of the group came for `dueTime`.
  public func observe(
    _ state: @autoclosure @escaping () -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(state(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Observes `publisher`, once no call of the group came for `dueTime`.
  public func observe(
    _ publisher: @autoclosure @escaping () -> some Publisher<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(publisher(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Observes `sequence`, once no call of the group came for `dueTime`.
  public func observe(
    _ sequence: @autoclosure @escaping () -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(sequence(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }
}
