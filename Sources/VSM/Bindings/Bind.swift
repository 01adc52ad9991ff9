public import ViewPlatform

// For each kind of action a door for a function of the state and the value, and one for a method of
// the state. What is written to these supersedes the live action, as everything observed without a lane
// does; `bind(\.x)` writes in place and supersedes nothing.

extension StateBinding {
  /// A binding that reads `part`; when `value` is written, the state that `action` returns is the
  /// state.
  ///
  /// A binding takes the state there is when it is written, and does not keep the container. Until the
  /// action answers, it reads back what was written.
  ///
  /// The action supersedes the one that is live, and the state that it returns ends all lanes. A binding
  /// that ends nothing is ``bind(_:)``; ``bind(_:in:debounced:_:)`` has changes follow what is written.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (_ state: ContainedState, _ value: Value) -> ContainedState
  ) -> Binding<Value> {
    bind(part) { state, value in StateAction(state: { action(state, value) }) }
  }

  /// A binding that reads `part`; what is written is given to a method of the state, which returns the
  /// next state.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) -> ContainedState
  ) -> Binding<Value> {
    bind(part, to: { method($0)($1) })
  }

  /// A binding that reads `part`; when `value` is written, the publisher that `action` returns is
  /// observed.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action:
      @escaping (_ state: ContainedState, _ value: Value) -> some Publisher<
        ContainedState, Never
      >
  ) -> Binding<Value> {
    bind(part) { state, value in StateAction { $0.begin(action(state, value), from: $1) } }
  }

  /// A binding that reads `part`; what is written is given to a method of the state, which returns a
  /// publisher.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) -> some Publisher<ContainedState, Never>
  ) -> Binding<Value> {
    bind(part, to: { method($0)($1) })
  }

  /// A binding that reads `part`; when `value` is written, the sequence that `action` returns is
  /// observed.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action:
      @escaping (_ state: ContainedState, _ value: Value) -> some AsyncSequence<
        ContainedState, Never
      >
  ) -> Binding<Value> {
    bind(part) { state, value in StateAction { $0.begin(action(state, value), from: $1) } }
  }

  /// A binding that reads `part`; what is written is given to a method of the state, which returns a
  /// sequence.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) -> some AsyncSequence<ContainedState, Never>
  ) -> Binding<Value> {
    bind(part, to: { method($0)($1) })
  }

  /// A binding that reads `part`; when `value` is written, the state that `action` returns in the end
  /// is the state.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (_ state: ContainedState, _ value: Value) async -> ContainedState
  ) -> Binding<Value> {
    bind(part) { state, value in
      StateAction { $0.begin({ await action(state, value) }, from: $1) }
    }
  }

  /// A binding that reads `part`; what is written is given to an asynchronous method of the state.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) async -> ContainedState
  ) -> Binding<Value> {
    bind(part, to: { await method($0)($1) })
  }
}
