public import Dispatch
import ViewPlatform

extension StateObserving {
  /// The same as `observe`, by the name it had when asynchronous functions were new.
  public func observeAsync(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// The same as `observe`, by the name it had when asynchronous functions were new.
  public func observeAsync(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }
}
