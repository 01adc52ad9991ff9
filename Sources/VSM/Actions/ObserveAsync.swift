public import Dispatch
public import ViewPlatform

extension StateObserving {
  /// The same as `observe`, by its earlier name.
  public func observeAsync(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: AnyHashable? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction { $0.observe(action, from: $1) },
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// The same as `observe`, by its earlier name.
  public func observeAsync(
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
