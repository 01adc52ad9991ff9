// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ViewPlatform

/// A step that makes a change for each value of `publisher`, in order; the next step follows when it
/// has ended.
///
/// Those that it sends on the main actor while it is subscribed to are there when `observe` returns,
/// where the steps before it are.
public func Values<State, Value>(
  of publisher: some Publisher<Value, Never>, _ change: @escaping (inout State, Value) -> Void
) -> StateChanges<State> {
  Values(of: publisher, change, catch: { _, _ in })
}

/// A step that makes a change for each value of `publisher`, in order, and one more if it fails.
public func Values<State, Value, Failure>(
  of publisher: some Publisher<Value, Failure>,
  _ change: @escaping (inout State, Value) -> Void,
  catch failed: @escaping (inout State, Failure) -> Void
) -> StateChanges<State> {
  StateChanges([.values(.values(of: publisher, change, failed: failed))])
}

/// A step that makes a change for each element of `sequence`, in order; the next step follows when it
/// has ended.
public func Values<State, Sequence: AsyncSequence>(
  of sequence: Sequence, _ change: @escaping (inout State, Sequence.Element) -> Void
) -> StateChanges<State> where Sequence.Failure == Never {
  StateChanges([.values(.elements(of: sequence, change, failed: { _, _ in }))])
}

/// A step that makes a change for each element of `sequence`, in order, and one more if it fails.
public func Values<State, Sequence: AsyncSequence>(
  of sequence: Sequence, _ change: @escaping (inout State, Sequence.Element) -> Void,
  catch failed: @escaping (inout State, Sequence.Failure) -> Void
) -> StateChanges<State> {
  StateChanges([.values(.elements(of: sequence, change, failed: failed))])
}
