public import Dispatch
public import ViewPlatform

// What asynchronous functions were observed with when they were new.

extension StateObserving {
  /// The same as `observe`.
  public func observeAsync(_ action: @escaping () async -> ContainedState) { observe(action) }

  /// The same as `observe`.
  public func observeAsync(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>
  ) {
    observe(action)
  }

  /// The same as `observe`.
  @_disfavoredOverload
  public func observeAsync(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// The same as `observe`.
  @_disfavoredOverload
  public func observeAsync(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }
}
