public import Dispatch
public import ViewPlatform

// A group named by a place that is handed on as a text: `file: String = #file` in a function of your
// own. All calls with one file and line are a group then.

private struct TextPlace: Hashable {
  let file: String
  let line: UInt
}

extension StateObserving {
  /// Makes what `state` is then the state, once no call from `line` of `file` has come for `dueTime`.
  @_disfavoredOverload
  public func observe(
    _ state: @autoclosure @escaping () -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, file: String, line: UInt = #line
  ) {
    observe(state, debounced: dueTime, identifier: TextPlace(file: file, line: line))
  }

  /// Observes what `publisher` is then, once no call from `line` of `file` has come for `dueTime`.
  @_disfavoredOverload
  public func observe(
    _ publisher: @autoclosure @escaping () -> some Publisher<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, file: String, line: UInt = #line
  ) {
    observe(publisher, debounced: dueTime, identifier: TextPlace(file: file, line: line))
  }

  /// Observes what `sequence` is then, once no call from `line` of `file` has come for `dueTime`.
  @_disfavoredOverload
  public func observe(
    _ sequence: @autoclosure @escaping () -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, file: String, line: UInt = #line
  ) {
    observe(sequence, debounced: dueTime, identifier: TextPlace(file: file, line: line))
  }

  /// Calls `action`, once no call from `line` of `file` has come for `dueTime`.
  @_disfavoredOverload
  public func observe(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, file: String, line: UInt = #line
  ) {
    observe(action, debounced: dueTime, identifier: TextPlace(file: file, line: line))
  }

  /// Calls `action`, once no call from `line` of `file` has come for `dueTime`, and observes its
  /// sequence.
  @_disfavoredOverload
  public func observe(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, file: String, line: UInt = #line
  ) {
    observe(action, debounced: dueTime, identifier: TextPlace(file: file, line: line))
  }

  /// The same as `observe`.
  @_disfavoredOverload
  public func observeAsync(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, file: String, line: UInt = #line
  ) {
    observe(action, debounced: dueTime, identifier: TextPlace(file: file, line: line))
  }

  /// The same as `observe`.
  @_disfavoredOverload
  public func observeAsync(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, file: String, line: UInt = #line
  ) {
    observe(action, debounced: dueTime, identifier: TextPlace(file: file, line: line))
  }
}
