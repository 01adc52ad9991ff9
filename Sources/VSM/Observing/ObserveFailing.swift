public import Dispatch
public import ViewPlatform

// What may fail and says nothing of its failure: these are here for their words alone. Without them the
// compiler speaks of types that do not match.

@available(
  *, unavailable,
  message:
    "an action that can fail needs a state for that: observe(action, catch: { .failed($0) })."
)
extension StateObserving {
  /// What can fail needs a state for its failure.
  @_disfavoredOverload
  public func observe(
    _ action: @escaping () async throws -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil
  ) {}
}

@available(
  *, unavailable,
  message:
    "a sequence that can fail needs a state for that: observe(sequence, catch: { .failed($0) })."
)
extension StateObserving {
  /// What can fail needs a state for its failure.
  @_disfavoredOverload
  public func observe<Sequence: AsyncSequence>(
    _ sequence: Sequence, debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil
  ) where Sequence.Element == ContainedState {}

  /// What can fail needs a state for its failure.
  @_disfavoredOverload
  public func observe<Sequence: AsyncSequence>(
    _ action: @escaping () async throws -> Sequence,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil
  ) where Sequence.Element == ContainedState {}
}

@available(
  *, unavailable,
  message:
    "a publisher that can fail needs a state for that: observe(publisher.catch { Just(.failed($0)) })."
)
extension StateObserving {
  /// What can fail needs a state for its failure.
  @_disfavoredOverload
  public func observe<States: Publisher>(
    _ publisher: States, debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil
  ) where States.Output == ContainedState {}

  /// What can fail needs a state for its failure.
  @_disfavoredOverload
  public func observe<States: Publisher>(
    _ action: @escaping () throws -> States,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil
  ) where States.Output == ContainedState {}
}
