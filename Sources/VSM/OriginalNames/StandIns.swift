public import Dispatch
import Threads
public import ViewPlatform

// What a stand-in for a container need not write. A container has functions of its own for all of
// this; a stand-in that writes `perform` gets here what ends there.

extension StateObserving {
  /// Says that the stand-in has no function for what was observed.
  public func perform(_ action: StateAction<ContainedState>, debounced: Debounce?) {
    lacks(Self.self, "perform(_:debounced:)", "the function called observe that was called")
  }

  /// Says that the stand-in cannot refresh.
  public nonisolated(nonsending) func refresh(_ action: StateAction<ContainedState>) async {
    lacks(Self.self, "refresh(_:)", nil)
  }

  /// Says that the stand-in has nothing to stop.
  public func cancel() { lacks(Self.self, "cancel()", nil) }

  /// Says that the stand-in has no lanes to cut off.
  public func cancel(_ lane: Lane) { lacks(Self.self, "cancel(_:)", nil) }

  /// Nothing is under way in a stand-in.
  public func isBusy(_ lane: Lane) -> Bool { false }
}

/// Reports a stand-in that was asked for more than it has. In release builds nothing happens then.
private func lacks(_ type: Any.Type, _ function: String, _ alternative: String?) {
  misuse(
    "A stand-in for a container was asked for something that it has no function for.",
    facts: ["type": type, "function": function],
    fix: "Write \(function)" + (alternative.map { ", or \($0)." } ?? "."))
}

// MARK: Debounced

extension StateObserving {
  /// Makes what `state` is then the state, once no call of its group has come for `dueTime`.
  @_disfavoredOverload
  public func observe(
    _ state: @escaping @autoclosure () -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) {
    perform(StateAction(state: state), debounced: Debounce(dueTime, identifier: identifier))
  }

  /// Observes what `publisher` is then, once no call of its group has come for `dueTime`.
  @_disfavoredOverload
  public func observe(
    _ publisher: @escaping @autoclosure () -> some Publisher<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) {
    perform(
      StateAction { $0.begin(publisher(), from: $1) },
      debounced: Debounce(dueTime, identifier: identifier))
  }

  /// Observes `sequence`, once no call of its group has come for `dueTime`.
  @_disfavoredOverload
  public func observe(
    _ sequence: some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) {
    perform(
      StateAction { $0.begin(sequence, from: $1) },
      debounced: Debounce(dueTime, identifier: identifier))
  }

  /// Calls `action`, once no call of its group has come for `dueTime`.
  @_disfavoredOverload
  public func observeAsync(
    _ action: @escaping () async -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) {
    perform(
      StateAction { $0.begin(action, from: $1) },
      debounced: Debounce(dueTime, identifier: identifier))
  }

  /// Calls `action`, once no call of its group has come for `dueTime`, and observes its sequence.
  @_disfavoredOverload
  public func observeAsync(
    _ action: @escaping () async -> some AsyncSequence<ContainedState, Never>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) {
    perform(
      StateAction { $0.begin(action, from: $1) },
      debounced: Debounce(dueTime, identifier: identifier))
  }
}

// MARK: Bindings

extension StateBinding {
  /// Stops the program: the stand-in has no function for what was bound.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    performing action: @escaping (ContainedState, Value) -> StateAction<ContainedState>
  ) -> Binding<Value> {
    stop(
      "A stand-in for a container was asked for a binding that it has no function for.",
      facts: ["type": Self.self, "part": part],
      fix: "Write bind(_:performing:), or the function called bind that was called.")
  }

  /// A binding that reads `part`; when `value` is written, the publisher that `action` returns is
  /// observed.
  @_disfavoredOverload
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState, Value) -> AnyPublisher<ContainedState, Never>
  ) -> Binding<Value> {
    bind(part) { state, value in StateAction { $0.begin(action(state, value), from: $1) } }
  }

  /// A binding that reads `part`; what is written is given to a method of the state, which returns a
  /// publisher.
  @_disfavoredOverload
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) -> AnyPublisher<ContainedState, Never>
  ) -> Binding<Value> {
    bind(part) { state, value in StateAction { $0.begin(method(state)(value), from: $1) } }
  }
}
