public import Dispatch
public import ViewPlatform

// What is to be observed later is made then: these take an expression, and not what it is now. A
// stand-in that has functions of its own for that is asked by those.

extension StateObserving {
  /// Makes what `state` is then the state, once no call of its group has come for `dueTime`.
  ///
  /// A group is all calls with one `identifier` or, without one, from one place in the source. The
  /// last call of a group wins, and its own time counts.
  @_disfavoredOverload
  @inlinable
  public func observe(
    _ state: @autoclosure @escaping () -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: (any Hashable)? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), state: state),
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Observes what `publisher` is then, once no call of its group has come for `dueTime`.
  @_disfavoredOverload
  @inlinable
  public func observe(
    _ publisher: @autoclosure @escaping () -> some Publisher<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: (any Hashable)? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(publisher(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Observes what `sequence` is then, once no call of its group has come for `dueTime`.
  @_disfavoredOverload
  @inlinable
  public func observe(
    _ sequence: @autoclosure @escaping () -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: (any Hashable)? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column)) { $0.begin(sequence(), from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }
}
